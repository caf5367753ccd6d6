import { addressToHex41, parseAddress } from '#platform/std/address.ts'
import { demoAccounts } from '#tools/devnet/accounts.ts'
import { kinds, smartContractFields } from '#tools/devnet/codec/messages.ts'
import { blank } from '#tools/devnet/codec/schema.ts'
import {
  type Body,
  type Transaction,
  encodeTransaction,
  transactionToJson,
} from '#tools/devnet/codec/transaction.ts'
import { deployedAddress } from '#tools/devnet/addresses.ts'
import { stringify } from '#tools/devnet/http/text.ts'

import { program } from '../../../scripts/run/services.mjs'
import { type Chain, post, transferData } from './chain.ts'
import type { Step } from './load.ts'
import { serve } from './process.ts'
import { headOf, signed } from './signed.ts'

/** As bytes in hex, or as the JSON that TronWeb sends. */
export type Way = 'hex' | 'json'

export interface Ours extends Chain {
  /** How the next transfers are sent. */
  way: Way
  /** Transactions signed from now on refer to the newest block: one of the last 65,536 is needed. */
  readonly refresh: () => Promise<void>
}

const found = '"blockNumber"'

/** The built program, in memory or with a data folder. */
export async function startOurs(flags: readonly string[] = []): Promise<Ours> {
  const served = await serve({
    argv: (port) => [
      process.execPath,
      ...program('devnet', '--quiet', '--port', String(port), '--heartbeat', '0', ...flags),
    ],
    path: '/wallet/getnowblock',
    body: '{}',
  })
  const { url } = served
  let head = await headOf(url)
  const accounts = demoAccounts().map(({ address, privateKey }) => ({
    hex: addressToHex41(parseAddress(address)),
    privateKey,
  }))
  let token = ''
  let count = 0

  const signedBy = (sender: number, body: Body): Transaction =>
    signed(body, {
      head,
      privateKey: accounts[sender]?.privateKey ?? '',
      count: count++,
      feeLimit: 1_000_000_000n,
    })
  const send = ({ way }: Ours, made: Transaction): Step => ({
    until: '"result":true',
    ...(way === 'hex'
      ? {
          path: '/wallet/broadcasthex',
          body: JSON.stringify({
            transaction: Buffer.from(encodeTransaction(made)).toString('hex'),
          }),
        }
      : {
          path: '/wallet/broadcasttransaction',
          body: stringify(transactionToJson(made, false)),
        }),
  })
  const moved = (sender: number, to: string, amount: string): Body => ({
    kind: 'TriggerSmartContract',
    value: {
      ...blank(kinds.TriggerSmartContract),
      owner_address: accounts[sender]?.hex ?? '',
      contract_address: token,
      data: `${transferData(to).slice(0, 72)}${amount.padStart(64, '0')}`,
    },
  })
  const must = async (made: Transaction): Promise<void> => {
    const { path, body } = send(ours, made)
    const answer = await post<Record<string, unknown>>(url, path, JSON.parse(body))
    const info = await post<{ receipt?: { result?: string } }>(
      url,
      '/wallet/gettransactioninfobyid',
      { value: made.id },
    )
    if (info.receipt?.result !== 'SUCCESS') throw new Error(JSON.stringify([answer, info]))
  }

  const ours: Ours = {
    name: 'Tessera',
    ...served,
    way: 'hex',
    warm: 2_000,
    async refresh() {
      head = await headOf(url)
    },
    async prepare(bytecode, senders) {
      const origin = accounts[0]?.hex ?? ''
      const made = signedBy(0, {
        kind: 'CreateSmartContract',
        value: {
          ...blank(kinds.CreateSmartContract),
          owner_address: origin,
          new_contract: {
            ...blank(smartContractFields),
            origin_address: origin,
            bytecode,
            consume_user_resource_percent: 100n,
            origin_energy_limit: 10_000_000n,
            name: 'Coin',
          },
        },
      })
      await must(made)
      token = deployedAddress(made.id, origin)
      for (let sender = 1; sender < senders; sender++) {
        const to = accounts[sender]?.hex.slice(2) ?? ''
        await must(signedBy(0, moved(0, to, (10n ** 20n).toString(16))))
      }
    },
    transfer(sender, to) {
      const made = signedBy(sender, moved(sender, to, '1'))
      return [
        send(ours, made),
        {
          path: '/wallet/gettransactioninfobyid',
          body: JSON.stringify({ value: made.id }),
          until: found,
          never: 'FAILED',
          again: true,
        },
      ]
    },
    balance(sender) {
      const owner = accounts[sender]?.hex ?? ''
      return [
        {
          path: '/wallet/triggerconstantcontract',
          body: JSON.stringify({
            owner_address: owner,
            contract_address: token,
            function_selector: 'balanceOf(address)',
            parameter: owner.slice(2).padStart(64, '0'),
          }),
          until: '"constant_result":["0000',
          never: `["${'0'.repeat(64)}"]`,
        },
      ]
    },
  }
  return ours
}
