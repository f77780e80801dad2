// The codes that connect two devices (docs/phones.md), made from the SDP of browsers.
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { addressText, readAddress } from "../../www/phones/link/address.ts";
import {
  type Code,
  crc16,
  fromBase64Url,
  MAX_LENGTH,
  readCode,
  toBase64Url,
  writeCode,
} from "../../www/phones/link/code.ts";
import { LinkError } from "../../www/phones/link/error.ts";
import { MAX_CANDIDATES, readSdp, writeSdp } from "../../www/phones/link/sdp.ts";

const CHROMIUM = `v=0
o=- 719628241088022111 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0
a=extmap-allow-mixed
a=msid-semantic: WMS
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=candidate:2795357542 1 udp 2113937151 fc40e705-449c-47a7-abd1-f2132d9c3601.local 55027 typ host generation 0 network-cost 999
a=candidate:3107286114 1 udp 2113942271 1bc6ea57-066e-4b55-8adb-89ecce7203e1.local 53030 typ host generation 0 network-cost 999
a=ice-ufrag:T/Np
a=ice-pwd:AQyvrAuTLNQFoAuv1n16se2R
a=ice-options:trickle
a=fingerprint:sha-256 C4:70:D9:CA:B1:47:CE:D0:BC:42:0F:CC:06:60:7D:D0:4E:97:4D:64:1C:1B:04:3A:49:0F:E1:C1:D0:EF:6A:CB
a=setup:actpass
a=mid:0
a=sctp-port:5000
a=max-message-size:262144
`.replaceAll("\n", "\r\n");

const FIREFOX = `v=0
o=mozilla...THIS_IS_SDPARTA-99.0 1462762802860390165 0 IN IP4 0.0.0.0
s=-
t=0 0
a=sendrecv
a=fingerprint:sha-256 29:CC:15:49:92:7E:69:36:FF:DA:1D:13:27:17:80:4D:C9:40:E7:A7:9C:EB:9A:DE:23:37:8B:F0:58:FC:38:FB
a=group:BUNDLE 0
a=ice-options:trickle
a=msid-semantic:WMS *
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=candidate:0 1 UDP 2122187007 794144b2-4595-4ff8-a484-8448c7d3fae2.local 34100 typ host
a=candidate:1 1 UDP 2122252543 240873e3-95d3-42cb-b7a5-2a9b875a2964.local 52698 typ host
a=candidate:2 1 TCP 2105458943 794144b2-4595-4ff8-a484-8448c7d3fae2.local 9 typ host tcptype active
a=candidate:3 1 TCP 2105524479 240873e3-95d3-42cb-b7a5-2a9b875a2964.local 9 typ host tcptype active
a=sendrecv
a=end-of-candidates
a=ice-pwd:8370582e5babb52f958d9edb49ed50a4
a=ice-ufrag:0ea74ae7
a=mid:0
a=setup:actpass
a=sctp-port:5000
a=max-message-size:1073741823
`.replaceAll("\n", "\r\n");

const token = Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8]);
const mine = { token, invitation: 515 };
const codeOf = (sdp: string): string => writeCode({ ...readSdp("offer", sdp), ...mine });

/** The code of the error that reading a text throws. */
function failure(text: string): string {
  try {
    readCode(text);
    return "none";
  } catch (error) {
    assert.ok(error instanceof LinkError, String(error));
    return error.code;
  }
}

const bytes = (size: number) => fc.uint8Array({ minLength: size, maxLength: size });
const letters = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(..."abcXYZ019+/"), minLength, maxLength });
const address = fc
  .tuple(fc.nat(2), bytes(16))
  .map(([family, all]) => ({ family, bytes: family === 0 ? all.slice(0, 4) : all }));
const candidate = fc
  .tuple(address, fc.integer({ min: 1, max: 65535 }))
  .map(([where, port]) => ({ address: where, port }));
const anyCode: fc.Arbitrary<Code> = fc
  .tuple(
    fc.constantFrom("offer" as const, "answer" as const),
    bytes(8),
    fc.nat(65535),
    letters(4, 32),
    letters(22, 48),
    bytes(32),
    fc.array(candidate, { maxLength: MAX_CANDIDATES }),
  )
  .map(([kind, token, invitation, ufrag, pwd, fingerprint, candidates]) => {
    return { kind, token, invitation, ufrag, pwd, fingerprint, candidates };
  });

for (const [name, sdp, ufrag] of [
  ["Chromium", CHROMIUM, "T/Np"],
  ["Firefox", FIREFOX, "0ea74ae7"],
] as const) {
  test(`a code keeps all that is needed of ${name}'s description`, () => {
    const described = readSdp("offer", sdp);
    assert.equal(described.ufrag, ufrag);
    assert.equal(described.candidates.length, 2, "by UDP only");
    const code = codeOf(sdp);
    assert.deepEqual(readCode(code), { ...described, ...mine });
    assert.ok(code.length <= 200, `${code.length}`);
    assert.deepEqual(readSdp("offer", writeSdp(described)), described);
  });
}

test("the most wanted address comes first", () => {
  const [first] = readSdp("offer", CHROMIUM).candidates;
  assert.ok(first);
  assert.equal(addressText(first.address), "1bc6ea57-066e-4b55-8adb-89ecce7203e1.local");
  assert.equal(first.port, 53030);
});

test("a code carries the six preferred addresses", () => {
  const many = [1, 2, 3, 4, 5, 6, 7, 8].map(
    (i) => `a=candidate:${i} 1 udp ${2_000_000 - i} 10.0.0.${i} 5000 typ host\r\n`,
  );
  const sdp = CHROMIUM.replace(/a=candidate.*\r\n/g, "") + many.join("");
  assert.deepEqual(
    readSdp("offer", sdp).candidates.map(({ address: { bytes } }) => bytes[3]),
    [1, 2, 3, 4, 5, 6],
  );
});

test("a description without a password is refused", () => {
  assert.throws(() => readSdp("offer", CHROMIUM.replace(/a=ice-pwd.*\r\n/, "")), LinkError);
});

test("an answer takes the other role", () => {
  assert.match(writeSdp(readSdp("answer", CHROMIUM)), /a=setup:passive\r\n/);
  assert.match(writeSdp(readSdp("offer", CHROMIUM)), /a=setup:actpass\r\n/);
});

test("the longest code fits the limit of the reader", () => {
  const long = { family: 1, bytes: new Uint8Array(16).fill(255) };
  const candidates = Array(MAX_CANDIDATES).fill({ address: long, port: 9 });
  const words = { kind: "offer", ufrag: "a".repeat(32), pwd: "b".repeat(48) } as const;
  const code = { ...words, ...mine, fingerprint: new Uint8Array(32), candidates };
  assert.equal(writeCode(code).length, MAX_LENGTH);
  assert.deepEqual(readCode(writeCode(code)), code);
});

test("any code survives writing and reading", () => {
  fc.assert(
    fc.property(anyCode, (code) => {
      const text = writeCode(code);
      assert.ok(text.length <= MAX_LENGTH);
      assert.deepEqual(readCode(text), code);
    }),
  );
});

test("any text is read as a code or refused", () => {
  fc.assert(fc.property(fc.string(), (text) => failure(text) === "bad-code"));
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => failure(text) === "bad-code"));
});

test("any bytes with a valid checksum are read as a code or refused", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (rest) => {
      const body = Uint8Array.from([2, ...rest]);
      const crc = crc16(body);
      const text = toBase64Url(Uint8Array.from([...body, crc >> 8, crc & 255]));
      assert.notEqual(failure(text), "other-version");
    }),
  );
});

test("a mistyped character is found, wherever it is", () => {
  const code = codeOf(FIREFOX);
  for (let i = 0; i < code.length; i++) {
    const other = code[i] === "A" ? "B" : "A";
    assert.equal(failure(code.slice(0, i) + other + code.slice(i + 1)), "bad-code", `at ${i}`);
  }
});

test("any character put in, left out or swapped makes a code unreadable", () => {
  const code = codeOf(CHROMIUM);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: code.length - 2 }),
      fc.constantFrom(..."azAZ09-_"),
      (i, letter) => {
        assert.match(failure(code.slice(0, i) + letter + code.slice(i)), /^(bad|cut)-code$/);
        assert.match(failure(code.slice(0, i) + code.slice(i + 1)), /^(bad|cut)-code$/);
        const [a = "", b = ""] = code.slice(i, i + 2);
        if (a !== b)
          assert.match(failure(code.slice(0, i) + b + a + code.slice(i + 2)), /^(bad|cut)-code$/);
      },
    ),
  );
});

test("a code of another version has its own error", () => {
  const body = fromBase64Url(codeOf(CHROMIUM)).slice(0, -2);
  body[0] = 3;
  const crc = crc16(body);
  const text = toBase64Url(Uint8Array.from([...body, crc >> 8, crc & 255]));
  assert.equal(failure(text), "other-version");
});

test("a code is found in its link, and through a messenger's line breaks", () => {
  const code = codeOf(CHROMIUM);
  const read = readCode(code);
  assert.deepEqual(readCode(`https://games.example/a/#t=${code}`), read);
  assert.deepEqual(readCode(` ${code.slice(0, 50)}\r\n${code.slice(50)}\n`), read);
});

test("text that apps or people add around a code is ignored", () => {
  const code = codeOf(CHROMIUM);
  const read = readCode(code);
  const link = `https://games.example/a/#t=${code}`;
  const [a, b] = [link.slice(0, 90), link.slice(90)];
  const after = ') . 。 」 ! * ** _ ~~ " ’ ` > ](x) &fbclid=1 ?a=b -thanks'.split(" ");
  for (const text of [
    ...after.flatMap((each) => [link + each, code + each]),
    `(${code})`,
    `**${link}**`,
    `[come](${link})`,
    `<${link}>, and bring a chair`,
    `${link} see you`,
    link.replace("#t=", "%23t="),
    link.replace("#t=", "#T="),
    encodeURIComponent(link),
    `${a}\u200b${b}`,
    `${a}\u00ad${b}`,
    `${a}\r\n> ${b}`,
    `${a}=\r\n${b}`,
    `t=${code}`,
  ])
    assert.deepEqual(readCode(text), read, text);
});

test("a code that was cut off has its own error", () => {
  const code = codeOf(FIREFOX);
  for (let end = 6; end < code.length; end++)
    for (const text of [code.slice(0, end), `${code.slice(0, end)}…`, `${code.slice(0, end)}...`])
      assert.equal(failure(text), "cut-code", text);
  assert.equal(failure(code.toLowerCase()), "bad-code");
});

test("the checksum has the standard test value", () => {
  assert.equal(crc16(new TextEncoder().encode("123456789")), 0x29b1);
});

test("addresses of each kind survive writing and reading", () => {
  const same = (text: string): string => addressText(readAddress(text) ?? assert.fail(text));
  assert.equal(same("192.168.0.17"), "192.168.0.17");
  assert.equal(same("fe80::1"), "fe80:0000:0000:0000:0000:0000:0000:0001");
  assert.equal(same("::"), Array(8).fill("0000").join(":"));
  assert.equal(same("2001:db8:1:2:3:4:5:6"), "2001:0db8:0001:0002:0003:0004:0005:0006");
  for (const text of ["256.1.1.1", "1.2.3", "1::2::3", "1:2:3", "1:2:3:4:5:6:7::8", "::12345"])
    assert.equal(readAddress(text), null, text);
  for (const text of ["phone.local", "", ":", "fe80::1%eth0", "::ffff:1.2.3.4"])
    assert.equal(readAddress(text), null, text);
});
