/** A transfer that the rows on broadcasts spoil in their ways. */
import { type Drawn, signed } from '../account.ts'
import type { Bench, Json } from '../bench.ts'
import { rawData, transactionBytes } from '../proto.ts'
import { rowsOf, source } from '../row.ts'

export const row = rowsOf(
  'broadcast',
  source('Wallet.broadcastTransaction, Manager.pushTransaction'),
  ['key'],
)

export async function transfer(
  bench: Bench,
  draft: Parameters<Bench['draw']>[2] = {},
): Promise<Drawn> {
  const other = await bench.once('other', () => bench.fresh(10_000_000))
  const value = { owner_address: bench.payer.address, to_address: other.address, amount: 1 }
  return bench.draw('TransferContract', value, draft)
}

/** Time of the head, milliseconds. */
export async function headTime(bench: Bench): Promise<number> {
  const head = await bench.wallet('getnowblock')
  return (head['block_header'] as { raw_data: { timestamp: number } }).raw_data.timestamp
}

export const offer = async (bench: Bench, drawn: Promise<Drawn>): Promise<string> =>
  bench.offer(await drawn)

/** The same bytes with other signatures. */
export const resigned = ({ raw }: Drawn, signatures: readonly string[]): Drawn => ({
  ...signed(raw, []),
  signatures,
  hex: transactionBytes(raw, signatures).toString('hex'),
})

export async function jsonOf(bench: Bench, drawn: Drawn, visible = false): Promise<Json> {
  const other = await bench.once('other', () => bench.fresh(10_000_000))
  const show = ({ address, base58 }: { address: string; base58: string }): string =>
    visible ? base58 : address
  const head = await bench.wallet('getnowblock')
  const { number, timestamp } = (
    head['block_header'] as { raw_data: { number: number; timestamp: number } }
  ).raw_data
  const given = {
    kind: 'TransferContract',
    value: { owner_address: bench.payer.address, to_address: other.address, amount: 2 },
    refBlockBytes: number.toString(16).padStart(16, '0').slice(-4),
    refBlockHash: String(head['blockID']).slice(16, 32),
    expiration: timestamp + 60_000,
    timestamp: timestamp + drawn.raw.length + Number.parseInt(drawn.id.slice(0, 6), 16),
    feeLimit: 0,
    memo: '',
    permissionId: 0,
  } as const
  const made = signed(rawData(given), [bench.payer.key])
  return {
    visible,
    txID: made.id,
    raw_data_hex: made.raw.toString('hex'),
    raw_data: {
      ref_block_bytes: given.refBlockBytes,
      ref_block_hash: given.refBlockHash,
      expiration: given.expiration,
      timestamp: given.timestamp,
      contract: [
        {
          type: 'TransferContract',
          parameter: {
            type_url: 'type.googleapis.com/protocol.TransferContract',
            value: { owner_address: show(bench.payer), to_address: show(other), amount: 2 },
          },
        },
      ],
    },
    signature: made.signatures,
  }
}
