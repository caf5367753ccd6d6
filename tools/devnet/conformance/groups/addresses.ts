/** Where contracts come to lie: by deployment, by CREATE, by CREATE2, and that they are known. */
import { keccak256 } from '../../crypto.ts'
import { asm, leaving } from '../asm.ts'
import type { Bench, Json } from '../bench.ts'
import { exactly } from '../match.ts'
import { word } from '../words.ts'
import { type Row, rowsOf, source } from '../row.ts'

const row = rowsOf('address', source('WalletUtil, TransactionUtil, Program.createContract'), [
  'key',
])

const last20 = (hex: string): string =>
  `41${keccak256(Buffer.from(hex, 'hex')).toString('hex').slice(24)}`
export const deployed = (id: string, owner: string): string => last20(id + owner)
export const created = (id: string, nonce: number): string =>
  last20(id + nonce.toString(16).padStart(16, '0'))
export const created2 = (sender: string, salt: string, init: string): string =>
  last20(sender + salt + keccak256(Buffer.from(init, 'hex')).toString('hex'))

/** Leaves a contract of one byte, STOP. */
const child = asm('1 0 RETURN')
const childWord = `0x${child.padEnd(64, '0')}`
const size = child.length / 2

const factory = (verb: string): string =>
  leaving(asm(`${childWord} 0 MSTORE ${verb} 0 MSTORE 32 0 RETURN`))
const create = `${size} 0 0 CREATE`
const create2 = `7 ${size} 0 0 CREATE2`

const answerOf = (info: Json): string =>
  `41${String((info['contractResult'] as string[])[0]).slice(24)}`

const makeOne = (bench: Bench): Promise<Json> =>
  bench.once('made by CREATE', async () =>
    bench.call(await bench.contract('factory', factory(create))),
  )

export const addressRows: readonly Row[] = [
  row('a deployment', 'keccak256(txID, owner with 41), the last 20 bytes', true, async (bench) => {
    const info = await bench.deploy('00')
    return info.contract_address === deployed(String(info.id), bench.payer.address)
  }),
  row('CREATE', 'keccak256(txID, number of the action as eight bytes)', true, async (bench) => {
    const info = await makeOne(bench)
    return answerOf(info) === created(String(info['id']), 0)
  }),
  row('a second CREATE', 'counts on in the same transaction', true, async (bench) => {
    const code = leaving(asm(`${childWord} 0 MSTORE ${create} POP ${create} 0 MSTORE 32 0 RETURN`))
    const info = await bench.call(await bench.contract('two', code))
    return answerOf(info) === created(String(info.id), 1)
  }),
  row('CREATE2', 'keccak256(41, sender, salt, hash of the code)', true, async (bench) => {
    const sender = await bench.contract('factory2', factory(create2))
    return answerOf(await bench.call(sender)) === created2(sender, word(7), child)
  }),
  row(
    'CREATE2 twice',
    'at the same place takes all of the energy with it',
    { result: 'FAILED', receipt: { result: 'OUT_OF_ENERGY', energy_usage_total: 1_000_000 } },
    async (bench) => {
      const sender = await bench.contract('factory2 again', factory(create2))
      await bench.call(sender)
      return bench.call(sender, '', {}, { feeLimit: 100_000_000 })
    },
  ),
  row(
    'made by CREATE, known',
    'getcontract knows it, with its maker as origin and without an ABI',
    { contract_address: /^41/, origin_address: /^41/, abi: exactly({}) },
    async (bench) => {
      const made = answerOf(await makeOne(bench))
      const kept = await bench.wallet('getcontract', { value: made })
      return { abi: {}, ...kept }
    },
  ),
  row(
    'made by CREATE, called',
    'a transaction may call it',
    { receipt: { result: 'SUCCESS' } },
    async (bench) => bench.call(answerOf(await makeOne(bench))),
  ),
  row('made by CREATE, an account', 'of type Contract', { type: 'Contract' }, async (bench) =>
    bench.wallet('getaccount', { address: answerOf(await makeOne(bench)) }),
  ),
  row(
    'made by CREATE, in the receipt',
    'an internal transaction names caller, child and "create"',
    (info: Json) => {
      const [made] = (info['internal_transactions'] ?? []) as Json[]
      return made?.['note'] === '637265617465' && made['transferTo_address'] === answerOf(info)
    },
    (bench) => makeOne(bench),
  ),
  row('ISCONTRACT of a contract', 'is one', { constant_result: [word(1)] }, async (bench) => {
    const made = answerOf(await makeOne(bench))
    return bench.constant({ data: asm(`0x${made.slice(2)} ISCONTRACT 0 MSTORE 32 0 RETURN`) })
  }),
  row('EXTCODESIZE of a contract', 'one byte', { constant_result: [word(1)] }, async (bench) => {
    const made = answerOf(await makeOne(bench))
    return bench.constant({ data: asm(`0x${made.slice(2)} EXTCODESIZE 0 MSTORE 32 0 RETURN`) })
  }),
]
