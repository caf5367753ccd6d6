import type { ContractCall } from '#platform/std/order.ts'

import * as fc from 'fast-check'

import type { NoteCode } from '../../run.ts'

import { address, amount, type Change, type Forgery, hexBytes, other } from './kind.ts'

/** The server orders another call. */
const orders = (
  name: string,
  change: fc.Arbitrary<Change<ContractCall>>,
  reported: NoteCode = 'TAMPERED',
) =>
  change.map((changed): Forgery => ({
    name: `server: ${name}`,
    reported: [reported],
    before: (world) => {
      for (const [id, ticket] of world.ordered) {
        world.ordered.set(id, { ...ticket, call: changed(ticket.call) })
      }
    },
  }))

/** What a server could order instead of the action. */
export const serverForgeries = [
  orders(
    'another contract',
    address.map((to) => (call) => ({ ...call, contract: to })),
  ),
  orders(
    'an approval',
    address.map((to) => (call) => ({
      ...call,
      selector: 'approve(address,uint256)',
      args: [to, String(2n ** 256n - 1n)],
    })),
  ),
  orders(
    'a transfer of a card',
    address.map((to) => (call) => ({
      ...call,
      selector: 'safeTransferFrom(address,address,uint256)',
      args: [to, to, call.args[0] ?? '1'],
    })),
  ),
  orders(
    'nothing that can be read',
    fc.string().map((word) => (call) => ({ ...call, args: [`x${word}`] })),
  ),
  // Each declares for an action what it does not allow: a value that is fixed, or a price that was
  // shown.
  orders(
    'another value',
    amount.map((more) => (call) => ({ ...call, callValue: String(BigInt(call.callValue) + more) })),
  ),
  orders(
    'more than was shown',
    amount.map((more) => (call) => ({ ...call, callValue: String(BigInt(call.callValue) + more) })),
    'PRICE',
  ),
  orders(
    'a fee limit above the cap',
    amount.map((more) => (call) => ({ ...call, feeLimit: String(1_000_000_000n + more) })),
    'OVER_CAP',
  ),
]

/** Node or wallet are somewhere else than the app. */
export const elsewhere: fc.Arbitrary<Forgery>[] = [
  other(hexBytes(4), '00000001').map((hex) => ({
    name: 'node: another chain',
    reported: ['WRONG_CHAIN'],
    before: (world) => {
      world.chainId = `0x${hex}`
    },
  })),
  other(hexBytes(4), '00000001').map((hex) => ({
    name: 'wallet: another chain',
    reported: ['WRONG_CHAIN'],
    before: (world) => {
      world.signer = { ...world.signer, chainId: `0x${hex}` }
    },
  })),
  address.map((of) => ({
    name: 'wallet: another account',
    reported: ['OTHER_ACCOUNT'],
    before: (world) => {
      world.signer = { ...world.signer, address: of }
    },
  })),
]
