/** A name server on 127.0.0.1, over UDP and TCP, whose every answer a test writes. */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

export const recordTypes = { a: 1, cname: 5, aaaa: 28 } as const;
export const replyCodes = { ok: 0, serverFailed: 2, noSuchName: 3, refused: 5 } as const;

export interface Question {
  readonly name: string;
  readonly type: number;
  readonly overTcp: boolean;
  /** A reply to this question with a code and records. */
  reply(code: number, records?: readonly Buffer[], isTruncated?: boolean): Buffer;
}

/** Undefined: no answer. */
export type Answering = (question: Question) => Buffer | undefined;

export interface NameServer {
  /** For `createLookup`. */
  readonly servers: readonly string[];
  close(): Promise<void>;
}

/** A record about the name of the question. */
export function record(type: number, data: Buffer): Buffer {
  const size = Buffer.alloc(2);
  size.writeUInt16BE(data.length);
  return Buffer.concat([Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60]), size, data]);
}

export const addressRecord = (address: string): Buffer =>
  record(recordTypes.a, Buffer.from(address.split('.').map(Number)));

/** The name as a message contains it. */
export const nameBytes = (name: string): Buffer =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.from([label.length, ...Buffer.from(label)])),
    Buffer.from([0]),
  ]);

function parse(message: Buffer, overTcp: boolean): Question {
  const question = message.subarray(12);
  const end = question.indexOf(0);
  const asked = question.subarray(0, end + 5);
  return {
    name: question.toString('latin1', 1, end).replace(/[\x01-\x1f]/g, '.'),
    type: question.readUInt16BE(end + 1),
    overTcp,
    reply(code, records = [], isTruncated = false) {
      const header = Buffer.alloc(12);
      message.copy(header, 0, 0, 2);
      header.writeUInt16BE(0x8180 | (isTruncated ? 0x0200 : 0) | code, 2);
      header.writeUInt16BE(1, 4);
      header.writeUInt16BE(records.length, 6);
      return Buffer.concat([header, asked, ...records]);
    },
  };
}

export async function startNameServer(answering: Answering): Promise<NameServer> {
  const tcp = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      const reply = answering(parse(data.subarray(2), true));
      if (reply === undefined) return;
      const size = Buffer.alloc(2);
      size.writeUInt16BE(reply.length);
      socket.end(Buffer.concat([size, reply]));
    });
  });
  tcp.listen(0, '127.0.0.1');
  await once(tcp, 'listening');
  const { port } = tcp.address() as AddressInfo;
  const udp = createSocket('udp4');
  udp.on('message', (message, peer) => {
    const reply = answering(parse(message, false));
    if (reply !== undefined) udp.send(reply, peer.port, peer.address);
  });
  udp.bind(port, '127.0.0.1');
  await once(udp, 'listening');
  return {
    servers: [`127.0.0.1:${String(port)}`],
    async close() {
      const closed = [once(udp, 'close'), once(tcp, 'close')];
      udp.close();
      tcp.close();
      await Promise.all(closed);
    },
  };
}
