import { addressFromHex } from '#platform/std/address.ts'

import { execute, refusalOf } from '../contracts/execute.ts'
import { read } from '../contracts/read.ts'
import { Refused } from '../contracts/run.ts'
import { walletOf } from '../contracts/state.ts'
import { type Block, placeAfter } from './block.ts'
import type { Chain } from './chain.ts'
import { blockJson, headJson, receiptJson, transactionJson } from './json.ts'

export type Body = Readonly<Record<string, unknown>>

/** What an honest node that sees this head answers. */
export function answer(chain: Chain, head: Block, path: string, body: Body): unknown {
  switch (path) {
    case 'wallet/getblockbynum':
      return shown(chain.at(Number(body['num']), head))
    case 'wallet/getblock':
      return headJson(head)
    case 'walletsolidity/getblock': {
      const solid = Math.min(chain.solid, head.number)
      const number = Number(body['id_or_num'] ?? solid)
      return number > solid ? {} : shown(chain.at(number, head))
    }
    case 'wallet/getblockbylimitnext':
      return blocks(chain, head, Number(body['startNum']), Number(body['endNum']))
    case 'wallet/gettransactioninfobyblocknum': {
      const block = chain.at(Number(body['num']), head)
      return block === null ? [] : block.packed.map((one) => receiptJson(block, one))
    }
    case 'wallet/gettransactioninfobyid': {
      const found = chain.find(String(body['value']), head)
      return found === null ? {} : receiptJson(found.block, found.block.packed[found.index]!)
    }
    case 'wallet/gettransactionbyid': {
      const found = chain.find(String(body['value']), head)
      return found === null ? {} : transactionJson(found.block.packed[found.index]!.sent)
    }
    case 'wallet/gettransactionfrompending': {
      const waiting = chain.pool.find(({ hash }) => hash === body['value'])
      return waiting === undefined ? {} : transactionJson(waiting)
    }
    case 'wallet/getaccount':
      return { balance: Number(walletOf(head.state, addressFromHex(String(body['address'])))) }
    case 'wallet/getchainparameters':
      return { chainParameter: [{ key: 'getEnergyFee', value: 100 }] }
    case 'wallet/triggerconstantcontract':
      return constant(head, body)
    default:
      throw new Error(`${path} is not simulated`)
  }
}

const shown = (block: Block | null): unknown => (block === null ? {} : headJson(block))

function blocks(chain: Chain, head: Block, from: number, end: number): unknown {
  const found = []
  for (let number = from; number < end; number++) {
    const block = chain.at(number, head)
    if (block !== null) found.push(blockJson(block))
  }
  return found.length === 0 ? {} : { block: found }
}

function constant(head: Block, body: Body): unknown {
  const call = {
    owner: addressFromHex(String(body['owner_address'])),
    contract: addressFromHex(String(body['contract_address'])),
    data: String(body['data']),
    value: BigInt(Number(body['call_value'] ?? 0)),
  }
  try {
    const output = read(head.state, call)
    if (output !== null) return constantAnswer(900, output, true)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return constantAnswer(900, refusalOf(error), false)
  }
  const tried = execute(head.state, call, placeAfter(head, head.time))
  return constantAnswer(30_000, tried.output, tried.result === 'SUCCESS')
}

const constantAnswer = (energy: number, output: string, good: boolean): unknown => ({
  result: good ? { result: true } : { result: true, message: reverted },
  energy_used: energy,
  constant_result: [output],
})

const reverted = Buffer.from('REVERT opcode executed').toString('hex')
