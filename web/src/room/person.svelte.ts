/** Who sits before this browser: asked for a name once. */
import * as api from "../api";
import type { Guest } from "../schema";

export const person = $state<{ known: Guest | null }>({ known: null });

/** Ask who we are. */
export async function meet(): Promise<Guest> {
  person.known = await api.me();
  return person.known;
}

/** Take another name. */
export async function callMe(name: string): Promise<void> {
  const wanted = name.trim();
  if (wanted && wanted !== person.known?.name) person.known = await api.rename(wanted);
}
