import "@fontsource/im-fell-dw-pica/latin-400.css";
import "@fontsource/im-fell-dw-pica/latin-400-italic.css";
import "@fontsource/alegreya-sans/latin-500.css";
import "@fontsource/alegreya-sans/latin-500-italic.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "./look/paper.css";
import "./look/table.css";
import { SOLO } from "#reach";
import { mount } from "svelte";
import App from "./App.svelte";
import { startRouting } from "./router.svelte";
import { watchSystem } from "./settings.svelte";
import { arrive } from "./site.svelte";

// Every page needs it; those that can't do without say so when it fails.
arrive().catch(() => undefined);
startRouting();
watchSystem();
mount(App, { target: document.getElementById("app") as HTMLElement });

// A site of files works without a network after the first visit.
if (SOLO) void navigator.serviceWorker?.register(new URL("offline.js", document.baseURI));
