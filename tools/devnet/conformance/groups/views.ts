/** What a program sees of its chain, compared with the node's reply for the same. */
import { utils } from 'tronweb'
import { asm, leaving } from '../asm.ts'
import type { Bench, Head, Json } from '../bench.ts'
import { word } from '../words.ts'
import { type Row, rowsOf, source } from '../row.ts'

const row = rowsOf('view', source('OperationActions, ProgramInvokeImpl'))

const seen = async (bench: Bench, program: string, more: Json = {}): Promise<string> => {
  const answer = await bench.constant({ data: asm(`${program} 0 MSTORE 32 0 RETURN`), ...more })
  return String((answer['constant_result'] as string[])[0])
}

/** The head may move on between two requests: repeated until it did not. */
async function still(
  bench: Bench,
  program: string,
  wanted: (head: Head) => string,
): Promise<true | string> {
  let last = ''
  for (let i = 0; i < 5; i++) {
    const head = await bench.head()
    last = await seen(bench, program)
    if (last === wanted(head)) return true
  }
  return last
}

const price = async (bench: Bench): Promise<number> => {
  const { chainParameter } = (await bench.wallet('getchainparameters')) as {
    chainParameter: { key: string; value?: number }[]
  }
  return chainParameter.find(({ key }) => key === 'getEnergyFee')?.value ?? 0
}

export const viewRows: readonly Row[] = [
  row('chain id', 'the last four bytes of the genesis block', true, async (bench) => {
    const { blockID } = (await bench.wallet('getblockbynum', { num: 0 })) as { blockID: string }
    return (await seen(bench, 'CHAINID')) === word(blockID.slice(-8))
  }),
  row('timestamp', 'of the head, in seconds', true, (bench) =>
    still(bench, 'TIMESTAMP', ({ timestamp }) => word(Math.floor(timestamp / 1000))),
  ),
  row('number', 'of the head', true, (bench) =>
    still(bench, 'NUMBER', ({ number }) => word(number)),
  ),
  row('coinbase', 'the witness with its 41', true, (bench) =>
    still(bench, 'COINBASE', ({ witness_address: witness }) => word(witness)),
  ),
  row(
    'basefee',
    'the price of energy',
    true,
    async (bench) => (await seen(bench, 'BASEFEE')) === word(await price(bench)),
  ),
  row('blockhash', 'is the id of the block', true, async (bench) => {
    const { number } = await bench.head()
    const { blockID } = (await bench.wallet('getblockbynum', { num: number - 1 })) as {
      blockID: string
    }
    return (await seen(bench, `${number - 1} BLOCKHASH`)) === blockID
  }),
  row('origin', 'the caller, twenty bytes', true, async (bench) => {
    const owner = utils.address.toHex('TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC').toLowerCase()
    return (await seen(bench, 'ORIGIN', { owner_address: owner })) === word(owner.slice(2))
  }),
  row('caller', 'the caller, twenty bytes', true, async (bench) => {
    const owner = utils.address.toHex('TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC').toLowerCase()
    return (await seen(bench, 'CALLER', { owner_address: owner })) === word(owner.slice(2))
  }),
  row(
    'balance',
    'of an account, in sun',
    true,
    async (bench) => {
      const { balance = 0 } = (await bench.wallet('getaccount', {
        address: bench.payer.address,
      })) as { balance?: number }
      return (await seen(bench, `0x${bench.payer.address.slice(2)} BALANCE`)) === word(balance)
    },
    ['key'],
  ),
  row(
    'address',
    'of a contract, twenty bytes',
    true,
    async (bench) => {
      const contract = await bench.contract('itself', leaving(asm('ADDRESS 0 MSTORE 32 0 RETURN')))
      const answer = await bench.constant({ contract_address: contract, data: '00' })
      return (answer['constant_result'] as string[])[0] === word(contract.slice(2))
    },
    ['key'],
  ),
  row(
    'codesize',
    'of a contract',
    { constant_result: [word(9)] },
    async (bench) => {
      const contract = await bench.contract('sized', leaving(asm('CODESIZE 0 MSTORE 32 0 RETURN')))
      return bench.constant({ contract_address: contract, data: '00' })
    },
    ['key'],
  ),
  row(
    'call data',
    'its size',
    { constant_result: [word(36)] },
    async (bench) => {
      const contract = await bench.contract(
        'counting',
        leaving(asm('CALLDATASIZE 0 MSTORE 32 0 RETURN')),
      )
      return bench.constant({
        contract_address: contract,
        function_selector: 'f(uint256)',
        parameter: word(1),
      })
    },
    ['key'],
  ),
  row(
    'depth',
    '64 frames within the first and no more',
    { receipt: { result: 'SUCCESS' }, contractResult: [word(65)] },
    async (bench) => {
      // Counts the frames in its storage: each adds one and calls itself again.
      const count =
        '0 SLOAD 1 ADD 0 SSTORE 0 0 0 0 0 ADDRESS GAS CALL POP 0 SLOAD 0 MSTORE 32 0 RETURN'
      return bench.call(await bench.contract('deep', leaving(asm(count))))
    },
    ['key'],
  ),
  row(
    'transient storage',
    'is gone in the next transaction',
    { contractResult: [word(0)] },
    async (bench) => {
      const contract = await bench.contract(
        'fleeting',
        leaving(asm('0 TLOAD 0 MSTORE 9 0 TSTORE 32 0 RETURN')),
      )
      await bench.call(contract)
      return bench.call(contract)
    },
    ['key'],
  ),
  row(
    'storage',
    'is there in the next transaction',
    { contractResult: [word(9)] },
    async (bench) => {
      const contract = await bench.contract(
        'lasting',
        leaving(asm('0 SLOAD 0 MSTORE 9 0 SSTORE 32 0 RETURN')),
      )
      await bench.call(contract)
      return bench.call(contract)
    },
    ['key'],
  ),
]
