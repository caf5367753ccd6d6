/** What proposals of late have brought: block hashes in a contract, SELFDESTRUCT that leaves, stakes from contracts. */
import { utils } from 'tronweb'
import { sha256 } from '../../crypto.ts'
import { asm, leaving } from '../asm.ts'
import type { Bench, Json } from '../bench.ts'
import { type Row, document, rowsOf, source } from '../row.ts'
import { word } from '../words.ts'

const history = '0x0000f90827f1c53a10cb7a02335b175320002935'

const hashes = rowsOf('upgrade', document('TIP-2935'))
const leavingRow = rowsOf('upgrade', document('TIP-6780'), ['key'])
const multi = rowsOf('upgrade', source('PrecompiledContracts.ValidateMultiSign'), ['key'])

/** Sends what it has to its caller and is destroyed. */
const selfless = leaving(asm('CALLER SELFDESTRUCT'))

/** validatemultisign(address, uint256, bytes32, bytes[]) with one signature of the payer. */
function multiSigned(bench: Bench, permission: number): string {
  const { address, key } = bench.payer
  const data = 'ab'.repeat(32)
  const preimage = address + permission.toString(16).padStart(8, '0') + data
  const digest = sha256(Buffer.from(preimage, 'hex')).toString('hex')
  const signature = utils.crypto
    .ECKeySign(utils.code.hexStr2byteArray(digest), utils.code.hexStr2byteArray(key))
    .toLowerCase()
  return [
    word(address.slice(2)),
    word(permission),
    data,
    word(0x80),
    word(1),
    word(0x20),
    word(65),
    signature.padEnd(192, '0'),
  ].join('')
}

/** Puts words into memory and calls the contract at 0x0a with them. */
function asking(input: string): string {
  const words = input.match(/.{64}/g) ?? []
  const stores = words.map((each, i) => `0x${each} ${i * 32} MSTORE`).join(' ')
  return asm(`${stores} 32 0 ${words.length * 32} 0 10 GAS STATICCALL POP 32 0 RETURN`)
}

export const upgradeRows: readonly Row[] = [
  hashes('history', 'the contract of block hashes knows the block before', true, async (bench) => {
    const number = (await bench.head()).number - 1
    const { blockID } = await bench.wallet('getblockbynum', { num: number })
    const data = asm(`${number} 0 MSTORE 32 0 32 0 ${history} GAS STATICCALL POP 32 0 RETURN`)
    const answer = await bench.constant({ data })
    return (answer['constant_result'] as string[])[0] === blockID
  }),
  hashes('history: to come', 'it fails for a block that is not there', word(0), async (bench) => {
    const number = (await bench.head()).number + 1000
    const call = `${number} 0 MSTORE 0 0 32 0 ${history} 100000 STATICCALL`
    const answer = await bench.constant({ data: asm(`${call} 0 MSTORE 32 0 RETURN`) })
    return (answer['constant_result'] as string[])[0]
  }),
  leavingRow(
    'SELFDESTRUCT',
    'of an older contract moves the money and leaves the code',
    { code: asm('CALLER SELFDESTRUCT'), balance: 0, again: 'SUCCESS' },
    async (bench) => {
      const { contract_address: contract = '' } = await bench.deploy(selfless, { call_value: 5 })
      await bench.call(contract)
      const { runtimecode: code } = await bench.wallet('getcontractinfo', { value: contract })
      const { balance = 0 } = await bench.wallet('getaccount', { address: contract })
      return { code, balance, again: (await bench.call(contract)).receipt?.['result'] }
    },
  ),
  leavingRow(
    'SELFDESTRUCT at birth',
    'takes the contract away',
    (info: Json) => info['contract_address'] === undefined,
    async (bench) => {
      const { contract_address: contract } = await bench.deploy(asm('CALLER SELFDESTRUCT'))
      return bench.wallet('getcontract', { value: contract })
    },
  ),
  multi('0x0a, signed', 'validatemultisign answers one', word(1), async (bench) => {
    const answer = await bench.constant({ data: asking(multiSigned(bench, 0)) })
    return (answer['constant_result'] as string[])[0]
  }),
  multi('0x0a, another permission', 'that there is not: zero', word(0), async (bench) => {
    const answer = await bench.constant({ data: asking(multiSigned(bench, 9)) })
    return (answer['constant_result'] as string[])[0]
  }),
]
