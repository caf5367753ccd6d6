import { deployedAddress } from '#tools/devnet/addresses.ts'
import type { DemoAccount } from '#tools/devnet/types.ts'
import { kinds, smartContractFields } from '#tools/devnet/codec/messages.ts'
import { blank } from '#tools/devnet/codec/schema.ts'
import { type Body, encodeTransaction } from '#tools/devnet/codec/transaction.ts'
import { addressToHex41, parseAddress } from '#platform/std/address.ts'

import { post } from '../devnet/chain.ts'
import { headOf, signed } from '../devnet/signed.ts'

/** Signs and sends for one account, without a request to the node for what to sign. */
export class Signer {
  constructor(url: string, account: DemoAccount) {
    this.url = url
    this.hex = addressToHex41(parseAddress(account.address))
    this.privateKey = account.privateKey
  }
  private readonly url: string
  private readonly privateKey: string
  private count = 0
  /** 42 hex digits. */
  readonly hex: string

  /** The address it will have, 42 hex digits. */
  async create(bytecode: string, name: string): Promise<string> {
    const id = await this.send({
      kind: 'CreateSmartContract',
      value: {
        ...blank(kinds.CreateSmartContract),
        owner_address: this.hex,
        new_contract: {
          ...blank(smartContractFields),
          origin_address: this.hex,
          bytecode,
          consume_user_resource_percent: 100n,
          origin_energy_limit: 10_000_000n,
          name,
        },
      },
    })
    return deployedAddress(id, this.hex)
  }

  /** Its id. It runs when the next block is made. */
  call(contract: string, data: string, value = 0n): Promise<string> {
    return this.send({
      kind: 'TriggerSmartContract',
      value: {
        ...blank(kinds.TriggerSmartContract),
        owner_address: this.hex,
        contract_address: contract,
        data,
        call_value: value,
      },
    })
  }

  private async send(body: Body): Promise<string> {
    const made = signed(body, {
      head: await headOf(this.url),
      privateKey: this.privateKey,
      count: this.count++,
      feeLimit: 15_000_000_000n,
    })
    const transaction = Buffer.from(encodeTransaction(made)).toString('hex')
    const answer = await post<{ result?: boolean }>(this.url, '/wallet/broadcasthex', {
      transaction,
    })
    if (answer.result !== true) throw new Error(`refused: ${JSON.stringify(answer)}`)
    return made.id
  }
}
