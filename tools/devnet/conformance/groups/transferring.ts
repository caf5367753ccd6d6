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
  const value = {
    owner_address: bench.payer.address,
    to_address: (await bench.other()).address,
    amount: 1,
  }
  return bench.draw('TransferContract', value, draft)
}

export const offer = async (bench: Bench, drawn: Promise<Drawn>): Promise<string> =>
  bench.offer(await drawn)

/** The same bytes with other signatures. */
export const resigned = ({ raw }: Drawn, signatures: readonly string[]): Drawn => ({
  ...signed(raw, []),
  signatures,
  hex: transactionBytes(raw, signatures).toString('hex'),
})

let made = 0

/** Another transfer, as TronWeb sends it. */
export async function transferJson(bench: Bench, visible = false): Promise<Json> {
  const other = await bench.other()
  const show = ({ address, base58 }: { address: string; base58: string }): string =>
    visible ? base58 : address
  const { id, timestamp } = await bench.head()
  const input = {
    kind: 'TransferContract',
    value: { owner_address: bench.payer.address, to_address: other.address, amount: 2 },
    refBlockBytes: id.slice(12, 16),
    refBlockHash: id.slice(16, 32),
    expiration: timestamp + 60_000,
    timestamp: timestamp + ++made,
    feeLimit: 0,
    memo: '',
    permissionId: 0,
  } as const
  const drawn = signed(rawData(input), [bench.payer.key])
  return {
    visible,
    txID: drawn.id,
    raw_data_hex: drawn.raw.toString('hex'),
    raw_data: {
      ref_block_bytes: input.refBlockBytes,
      ref_block_hash: input.refBlockHash,
      expiration: input.expiration,
      timestamp: input.timestamp,
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
    signature: drawn.signatures,
  }
}
