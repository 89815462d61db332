/** The bytes of a file of this server, in the browser. Rejects where it cannot be fetched. */
export async function fetchBytes(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} for a file of this server.`);
  return new Uint8Array(await response.arrayBuffer());
}
