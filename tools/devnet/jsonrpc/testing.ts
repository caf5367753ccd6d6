/** What the tests of JSON-RPC share: a contract, and request helpers. */
import { TronWeb } from 'tronweb'
import type { Devnet } from '../index.ts'
import { type Compiled, addressOf, compile } from '../testing.ts'

const source = `// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;
contract Box {
    uint256 public value;
    event Put(address indexed who, uint256 value);
    error Odd(uint256 value);
    constructor(uint256 start) { value = start; }
    function put(uint256 next) external { value = next; emit Put(msg.sender, next); }
    function fail() external pure { revert("not today"); }
    function odd() external pure { revert Odd(9); }
}`

export const box = compile(source)['Box'] as Compiled

export interface Reply {
  readonly result?: unknown
  readonly error?: { code: number; message: string; data?: unknown }
}

/** Sends a request with any body; empty when there is no answer. */
export async function raw(net: Devnet, body: unknown): Promise<unknown> {
  const answer = await fetch(`${net.url}/jsonrpc`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`HTTP ${answer.status}: ${text}`)
  return text === '' ? '' : JSON.parse(text)
}

export const call = async (net: Devnet, method: string, ...params: unknown[]): Promise<Reply> =>
  (await raw(net, { jsonrpc: '2.0', id: 1, method, params })) as Reply

export const result = async (net: Devnet, method: string, ...params: unknown[]): Promise<unknown> =>
  (await call(net, method, ...params)).result

/** Code, message and data; undefined when there was no error. */
export async function error(net: Devnet, method: string, ...params: unknown[]): Promise<unknown> {
  const { error: reply } = await call(net, method, ...params)
  return reply === undefined ? undefined : [reply.code, reply.message, reply.data]
}

export const evm = (net: Devnet, name: string): string =>
  `0x${TronWeb.address.toHex(addressOf(net, name)).slice(2)}`
export const word = (value: number): string => value.toString(16).padStart(64, '0')
export const hex = (value: number): string => `0x${value.toString(16)}`
export const selector = (text: string): string => TronWeb.sha3(text).slice(0, 10)
export const zeros = (bytes: number): string => `0x${'00'.repeat(bytes)}`
