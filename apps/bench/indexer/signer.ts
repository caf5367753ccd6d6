import { deployedAddress } from '#apps/devnet/addresses.ts'
import type { DemoAccount } from '#apps/devnet/accounts.ts'
import { kinds, smartContractFields } from '#apps/devnet/codec/messages.ts'
import { blank } from '#apps/devnet/codec/schema.ts'
import { type Body, build, encodeTransaction } from '#apps/devnet/codec/transaction.ts'
import { signDigest } from '#apps/devnet/crypto.ts'
import { addressToHex41, parseAddress } from '#platform/std/address.ts'

import { post } from '../devnet/chain.ts'

/** Signs and sends for one account, without asking the node what to sign. */
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
    type Head = { blockID: string; block_header: { raw_data: { timestamp: number } } }
    const head = await post<Head>(this.url, '/wallet/getnowblock', {})
    const now = BigInt(head.block_header.raw_data.timestamp)
    const made = build({
      body,
      refBlockBytes: head.blockID.slice(12, 16),
      refBlockHash: head.blockID.slice(16, 32),
      expiration: now + 80_000_000n,
      // Nothing else tells two equal calls apart.
      timestamp: now + BigInt(this.count++),
      feeLimit: 15_000_000_000n,
    })
    const signatures = [signDigest(Buffer.from(made.id, 'hex'), this.privateKey)]
    const transaction = Buffer.from(encodeTransaction({ ...made, signatures })).toString('hex')
    const answer = await post<{ result?: boolean }>(this.url, '/wallet/broadcasthex', {
      transaction,
    })
    if (answer.result !== true) throw new Error(`refused: ${JSON.stringify(answer)}`)
    return made.id
  }
}
