/** Random transactions of the demo accounts, signed and sent, until the node is gone. */
import fc from 'fast-check'
import { addressToHex41, parseAddress } from '#platform/std/address.ts'
import { demoAccounts, witnesses } from '../accounts.ts'
import { deployedAddress } from '../addresses.ts'
import { type KindName, kinds, smartContractFields } from '../codec/messages.ts'
import { blank } from '../codec/schema.ts'
import { type Body, type Transaction, build, transactionToJson } from '../codec/transaction.ts'
import { signDigest } from '../crypto.ts'
import { stringify } from '../http/text.ts'
import { Client } from './client.ts'

const people = demoAccounts().map(({ address, privateKey }) => ({
  hex: addressToHex41(parseAddress(address)),
  privateKey,
}))
/** Keeps what it is sent, counts its calls at slot 0 and emits each. */
const counter = '5f546001015f555f5fa000'
const counterCreation = `600b600a5f39600b5ff3${counter}`

interface Step {
  readonly kind: KindName
  readonly by: number
  readonly to: number
  readonly amount: number
  readonly resource: number
  /** Seconds that pass before it. */
  readonly pause: number
}

export const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom<KindName[]>(
    'TransferContract',
    'TransferContract',
    'AccountCreateContract',
    'FreezeBalanceV2Contract',
    'UnfreezeBalanceV2Contract',
    'DelegateResourceContract',
    'UnDelegateResourceContract',
    'CreateSmartContract',
    'TriggerSmartContract',
    'TriggerSmartContract',
    'VoteWitnessContract',
    'WithdrawBalanceContract',
    'WitnessCreateContract',
    'UpdateBrokerageContract',
  ),
  by: fc.nat({ max: people.length - 1 }),
  to: fc.nat({ max: 500 }),
  amount: fc.integer({ min: 1, max: 5_000_000 }),
  resource: fc.nat({ max: 1 }),
  // Now and then a cycle of votes.
  pause: fc.constantFrom(...Array<number>(40).fill(0), 21_600),
})

const stranger = (number: number): string => `41${number.toString(16).padStart(40, '7')}`
/** The producers, and some that may be witnesses by now. */
const candidates = [
  ...witnesses.map(({ address }) => address),
  ...people.slice(0, 3).map(({ hex }) => hex),
]
const personOr = (number: number): string => people[number]?.hex ?? stranger(number)

function bodyOf({ kind, by, to, amount, resource }: Step, contracts: readonly string[]): Body {
  const owner_address = people[by]?.hex ?? ''
  const sun = BigInt(amount)
  const receiver_address = people[(by + 1 + (to % (people.length - 1))) % people.length]?.hex ?? ''
  const values: Partial<Record<KindName, object>> = {
    TransferContract: { to_address: personOr(to), amount: sun },
    AccountCreateContract: { account_address: stranger(to) },
    FreezeBalanceV2Contract: { frozen_balance: sun, resource },
    UnfreezeBalanceV2Contract: { unfreeze_balance: sun, resource },
    DelegateResourceContract: { receiver_address, balance: sun, resource },
    UnDelegateResourceContract: { receiver_address, balance: sun, resource },
    VoteWitnessContract: {
      votes: [to, to + 1].slice(0, 1 + (amount % 2)).map((at) => ({
        vote_address: candidates[at % candidates.length] ?? '',
        vote_count: BigInt(1 + (amount % 3)),
      })),
    },
    WitnessCreateContract: { url: 'ab' },
    UpdateBrokerageContract: { brokerage: BigInt(to % 101) },
    TriggerSmartContract: {
      contract_address: contracts[to % Math.max(1, contracts.length)] ?? owner_address,
      call_value: sun,
    },
    CreateSmartContract: {
      new_contract: {
        ...blank(smartContractFields),
        origin_address: owner_address,
        bytecode: counterCreation,
        consume_user_resource_percent: BigInt(to % 101),
        origin_energy_limit: 100_000n,
      },
    },
  }
  return { kind, value: { ...blank(kinds[kind]), owner_address, ...values[kind] } } as Body
}

/** What the node has accepted. */
export interface Accepted {
  readonly ids: Set<string>
  readonly contracts: string[]
  /** Called at each yes. */
  onAccepted: () => void
}

/** One client that sends step after step. Rejects when the node is gone. */
export async function traffic(
  url: string,
  steps: Iterable<Step>,
  accepted: Accepted,
  salt: number,
): Promise<void> {
  const { ids, contracts } = accepted
  const http = new Client(url)
  const post = async <T>(path: string, body: string): Promise<T> => {
    const sent = { path, method: 'POST', contentType: 'application/json', body }
    return JSON.parse((await http.send(sent)).text) as T
  }
  try {
    const newest = () =>
      post<{ blockID: string; block_header: { raw_data: { timestamp: number } } }>(
        '/wallet/getnowblock',
        '{}',
      )
    let head = await newest()
    let count = salt * 1_000_000
    for (const each of steps) {
      // Now and then a balance is set directly, of an account that sends or of one that does not.
      if (each.to % 50 === 0) {
        const set = { address: personOr(each.to), balance: `${each.amount}000000` }
        await post('/devnet/setbalance', JSON.stringify(set))
      }
      const body = bodyOf(each, contracts)
      if (each.pause > 0) await post('/devnet/travel', JSON.stringify({ seconds: each.pause }))
      const { blockID, block_header: header } = head
      const now = BigInt(header.raw_data.timestamp)
      const draft = build({
        body,
        refBlockBytes: blockID.slice(12, 16),
        refBlockHash: blockID.slice(16, 32),
        expiration: now + 86_000_000n,
        timestamp: now + BigInt(count++),
        feeLimit: 100_000_000n,
      })
      const answer = await post<{ result?: boolean }>(
        '/wallet/broadcasttransaction',
        stringify(transactionToJson(signed(draft, people[each.by]?.privateKey ?? ''), false)),
      )
      if (answer.result !== true) {
        // Time may have passed.
        head = await newest()
        continue
      }
      ids.add(draft.id)
      if (each.kind === 'CreateSmartContract') {
        contracts.push(deployedAddress(draft.id, body.value.owner_address))
      }
      accepted.onAccepted()
    }
  } finally {
    http.close()
  }
}

const signed = (draft: Transaction, key: string): Transaction => ({
  ...draft,
  signatures: [signDigest(Buffer.from(draft.id, 'hex'), key)],
})
