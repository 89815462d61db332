/** The addresses to which a test's resolver resolves names. Other names do not exist. */
export const trickNames: ReadonlyMap<string, readonly string[]> = new Map([
  ["localhost", ["127.0.0.1", "::1"]],
  ["localhost.", ["127.0.0.1"]],
  ["sub.localhost", ["127.0.0.1"]],
  ["127.0.0.1.nip.io", ["127.0.0.1"]],
  ["localtest.me", ["127.0.0.1", "::1"]],
  ["mapped.example", ["::ffff:127.0.0.1"]],
  ["any.example", ["0.0.0.0"]],
  ["mixed.example", ["8.8.8.8", "127.0.0.1"]],
  ["mixed-late.example", ["2606:4700::1", "8.8.8.8", "8.8.4.4", "::1"]],
  ["inner.example", ["10.0.0.7"]],
  ["nat64.example", ["64:ff9b::7f00:1"]],
  ["metadata.google.internal", ["169.254.169.254"]],
  ["wireserver.example", ["168.63.129.16"]],
]);

const loopback = [
  "http://127.0.0.1:PORT",
  "http://127.1:PORT",
  "http://127.0.1:PORT",
  "http://2130706433:PORT",
  "http://0x7f000001:PORT",
  "http://0x7f.0.0.1:PORT",
  "http://0x7f.1:PORT",
  "http://0177.0.0.1:PORT",
  "http://0177.1:PORT",
  "http://017700000001:PORT",
  "http://127.0.0.1.:PORT",
  "http://127.255.255.254:PORT",
  "http://0:PORT",
  "http://0.0.0.0:PORT",
  "http://127%2e0%2e0%2e1:PORT",
  "http://%31%32%37.0.0.1:PORT",
  "http://１２７.０.０.１:PORT",
  "http://①②⑦.⓪.⓪.①:PORT",
  "http://127。0。0。1:PORT",
  "http://localhost:PORT",
  "http://LOCALHOST:PORT",
  "http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ:PORT",
  "http://localhost.:PORT",
  "http://sub.localhost:PORT",
  "http:127.0.0.1:PORT",
  "http:/127.0.0.1:PORT",
  "http:///127.0.0.1:PORT",
  "http:\\\\127.0.0.1:PORT",
  " http://127.0.0.1:PORT",
  "http://127.0.\n0.1:PORT",
  "https://127.0.0.1:PORT",
  "https://localhost:PORT",
  "https://[::1]:PORT",
];

const wrapped = [
  "http://[::1]:PORT",
  "http://[0:0:0:0:0:0:0:1]:PORT",
  "http://[::ffff:127.0.0.1]:PORT",
  "http://[::ffff:7f00:1]:PORT",
  "http://[::127.0.0.1]:PORT",
  "http://[::]:PORT",
  "http://[::ffff:0.0.0.0]:PORT",
  "http://[::ffff:0:127.0.0.1]:PORT",
  "http://[64:ff9b::127.0.0.1]:PORT",
  "http://[64:ff9b:1::7f00:1]:PORT",
  "http://[2002:7f00:1::]:PORT",
  "http://[2001:0:53aa:64c:0:fbfe:80ff:fffe]:PORT",
  "http://[fe80::1]:PORT",
  "http://[fec0::1]:PORT",
  "https://[::ffff:127.0.0.1]:PORT",
  "https://[64:ff9b::7f00:1]:PORT",
];

const metadata = [
  "http://169.254.169.254/latest/meta-data/",
  "https://169.254.169.254/latest/meta-data/",
  "http://2852039166/latest/meta-data/",
  "http://0xa9fea9fe/",
  "http://0251.0376.0251.0376/",
  "http://169.254.43518/",
  "http://[::ffff:169.254.169.254]/",
  "http://[fd00:ec2::254]/latest/",
  "http://169.254.170.2/v2/credentials",
  "http://100.100.100.200/latest/",
  "http://168.63.129.16/machine",
  "https://168.63.129.16/machine",
  "http://192.0.0.192/latest/",
  "http://metadata.google.internal/computeMetadata/v1/",
  "https://metadata.google.internal/computeMetadata/v1/",
  "https://wireserver.example/",
];

const named = [
  "http://127.0.0.1.nip.io:PORT",
  "https://127.0.0.1.nip.io:PORT",
  "http://localtest.me:PORT",
  "https://localtest.me:PORT",
  "https://mapped.example:PORT",
  "https://any.example:PORT",
  "https://mixed.example:PORT",
  "https://mixed-late.example:PORT",
  "https://inner.example:PORT",
  "https://nat64.example:PORT",
];

const neighbours = [
  "http://10.0.0.1:PORT",
  "http://172.16.0.1:PORT",
  "http://192.168.0.1:PORT",
  "http://100.64.0.1:PORT",
  "http://[fd12:3456::1]:PORT",
  "https://192.168.0.1/",
  "http://localhost:11435",
  "http://localhost:11433",
  "http://127.0.0.1:80",
  "https://localhost:11434",
  "http://[::ffff:127.0.0.1]:11434",
];

const disguised = [
  "http://api.openai.com@127.0.0.1:PORT/v1",
  "http://user:pass@127.0.0.1:PORT",
  "http://localhost:11434@127.0.0.1:PORT",
  "https://api.openai.com:443@127.0.0.1:PORT/v1",
  "http://127.0.0.1:PORT\\@api.openai.com/v1",
  "http://127.0.0.1:PORT#@api.openai.com/v1",
  "http://127.0.0.1:PORT?@api.openai.com/v1",
  "http://127.0.0.1:PORT/https://api.openai.com/v1",
  "http://api.openai.com/v1",
];

const otherSchemes = [
  "ftp://127.0.0.1:PORT/",
  "gopher://127.0.0.1:PORT/_GET",
  "ws://127.0.0.1:PORT/",
  "file:///etc/passwd",
  "data:application/json,{}",
  "//127.0.0.1:PORT",
];

/**
 * RA9: ways to name an address that a server must not reach, each aimed at the canary on `port` or at worse.
 */
export function addressTricks(port: number): string[] {
  return [...loopback, ...wrapped, ...metadata, ...named, ...neighbours, ...disguised, ...otherSchemes].map(
    (trick) => trick.replaceAll("PORT", String(port)),
  );
}
