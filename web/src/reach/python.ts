/** Python in a worker: the interpreter, then our package; both from beside this site's own pages. */

export interface Python {
  unpackArchive(data: ArrayBuffer, format: string, how: { extractDir: string }): void;
  runPython(code: string): unknown;
  pyimport(name: string): unknown;
}

const beside = (path: string): string => new URL(`../${path}`, self.location.href).href;

/** Load it; `step` hears how far it is, from 0 to 1. */
export async function python(step: (done: number) => void): Promise<Python> {
  const archive = fetch(beside("galapagos.zip")).then((answer) => answer.arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ beside("pyodide/pyodide.mjs"))) as {
    loadPyodide(how: { indexURL: string }): Promise<Python>;
  };
  step(0.1);
  const found = await loadPyodide({ indexURL: beside("pyodide/") });
  step(0.6);
  found.unpackArchive(await archive, "zip", { extractDir: "/galapagos" });
  found.runPython("import sys; sys.path.insert(0, '/galapagos')");
  step(0.75);
  return found;
}
