/** When somebody has to be told that they are asked: once for each question, and only while they look elsewhere. */

export interface Asked {
  readonly table: string;
  /** The version with which the question was put. */
  readonly version: number;
}

/** Remembers what was told already. */
export class Watch {
  private told = "";

  /** Whether this is news for somebody who looks, or does not, at the page. */
  news(asked: Asked | null, looking: boolean): boolean {
    if (asked === null) {
      this.told = "";
      return false;
    }
    const fresh = this.told === "";
    this.told = `${asked.table} ${asked.version}`;
    return fresh && !looking;
  }
}
