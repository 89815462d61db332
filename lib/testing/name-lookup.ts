import { isIP, type LookupFunction } from "node:net";

/**
 * A DNS lookup that knows only `records`, in the form that a connection takes (`options.all` is always set).
 */
export function createNameLookup(records: (name: string) => readonly string[]): LookupFunction {
  return (name, _options, done) => {
    const found = records(name).map((address) => ({ address, family: isIP(address) }));
    const unknown = Object.assign(new Error(`no such name: ${name}`), { code: "ENOTFOUND" });
    queueMicrotask(() => done(found.length === 0 ? unknown : null, found));
  };
}
