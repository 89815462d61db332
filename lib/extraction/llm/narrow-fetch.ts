const passedHeaders = new Set(["accept", "anthropic-version", "content-type"]);

interface NarrowFetch {
  fetch: typeof fetch;
  /** The header that carries the key, and its value; null where no key is sent. */
  credential: { header: string; value: string } | null;
}

/**
 * A fetch for an SDK that sends only the headers that the provider's API asks for. The SDKs add headers of
 * their own: the machine and the Node version, and credentials and headers that the environment names for
 * them (`OPENAI_CUSTOM_HEADERS`, `OPENAI_ORG_ID`), which may belong to another address than the one being
 * asked (SPEC D5).
 */
export function createNarrowFetch({ fetch: send, credential }: NarrowFetch): typeof fetch {
  return (input, init) => {
    const headers = new Headers({ "user-agent": "SayWhen" });
    for (const [name, value] of new Headers(init?.headers)) {
      if (passedHeaders.has(name)) headers.set(name, value);
    }
    if (credential !== null) headers.set(credential.header, credential.value);
    return send(input, { ...init, headers });
  };
}
