import * as fc from 'fast-check'

import type { FlowRun } from '../../run.ts'

import { decodeRawData, encodeRawData, txIdOf } from '#platform/chain/rawData.ts'
import { address, type Change, flipped, type Forgery, hexBytes } from './kind.ts'

/** Something changes what is stored while the sheet is open. */
const stores = (name: string, change: fc.Arbitrary<Change<FlowRun>>) =>
  change.map((stored): Forgery => ({
    name: `storage: ${name}`,
    reported: ['TAMPERED', 'CHANGED'],
    stored,
  }))

const withTx = (run: FlowRun, change: (tx: NonNullable<FlowRun['tx']>) => object): FlowRun =>
  run.tx === null ? run : { ...run, tx: { ...run.tx, ...change(run.tx) } }

/** What another page, an extension or a bad disk could leave behind. */
export const storageForgeries = [
  stores(
    'a flipped bit',
    fc.nat().map((bit) => (run) => withTx(run, ({ rawHex }) => ({ rawHex: flipped(rawHex, bit) }))),
  ),
  stores(
    'a flipped bit and its identifier',
    fc.nat().map(
      (bit) => (run) =>
        withTx(run, (tx) => {
          const rawHex = flipped(tx.rawHex, bit)
          return { rawHex, txID: txIdOf(rawHex) }
        }),
    ),
  ),
  stores(
    'another transaction, well made',
    hexBytes(20).map(
      (hex) => (run) =>
        withTx(run, (tx) => {
          const rawHex = encodeRawData({ ...decodeRawData(tx.rawHex), contract: `41${hex}` })
          return { rawHex, txID: txIdOf(rawHex) }
        }),
    ),
  ),
  stores(
    'another order',
    address.map(
      (to) => (run) =>
        run.ticket === null
          ? run
          : { ...run, ticket: { ...run.ticket, call: { ...run.ticket.call, contract: to } } },
    ),
  ),
  stores(
    'another subject',
    fc.nat().map((n) => (run) => ({
      ...run,
      subject: Object.fromEntries(Object.keys(run.subject).map((key) => [key, `9${n}`])),
    })),
  ),
  stores(
    'another owner',
    address.map((of) => (run) => ({ ...run, address: of })),
  ),
  stores(
    'a later end',
    fc
      .integer({ min: 1, max: 86_400_000 })
      .map((more) => (run) => withTx(run, ({ expiration }) => ({ expiration: expiration + more }))),
  ),
]
