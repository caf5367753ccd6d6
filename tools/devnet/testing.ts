/** What the tests of this folder share: a network, clients for its accounts, a compiler. */
import solc from 'solc'
import { TronWeb } from 'tronweb'
import type { Devnet } from './index.ts'

export function client(net: Devnet, name: string): TronWeb {
  const account = net.accounts.find((each) => each.name === name)
  if (account === undefined) throw new Error(`there is no account ${name}`)
  return new TronWeb({ fullHost: net.url, privateKey: account.privateKey })
}

export function addressOf(net: Devnet, name: string): string {
  return net.accounts.find((each) => each.name === name)?.address ?? ''
}

/** sun that each account has at genesis. */
export const start = 1_000_000_000_000

/** Transfers to Bob on the network of the moment, and what he has by now. */
export const gifts = (net: () => Devnet) => ({
  bob: (): Promise<number> => client(net(), 'alice').trx.getBalance(addressOf(net(), 'bob')),
  give: async (sun: number, from = 'alice'): Promise<string> => {
    const tronWeb = client(net(), from)
    const made = await tronWeb.transactionBuilder.sendTrx(addressOf(net(), 'bob'), sun)
    const answer = await tronWeb.trx.sendRawTransaction(await tronWeb.trx.sign(made))
    if (!answer.result) throw new Error(`${answer.code}`)
    return made.txID
  },
})

/** Key 00…01: known to everyone, and to no genesis block. */
export const keyOne = `${'0'.repeat(63)}1`
export const addressOne = 'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC'

export interface Compiled {
  readonly abi: readonly { readonly type: string; readonly name?: string }[]
  readonly bytecode: string
}

/** Compiles for Cancun with the optimiser; contracts by name. */
export function compile(source: string): Readonly<Record<string, Compiled>> {
  const input = {
    language: 'Solidity',
    sources: { 'test.sol': { content: source } },
    settings: {
      evmVersion: 'cancun',
      optimizer: { enabled: true },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  }
  const output = JSON.parse(solc.compile(JSON.stringify(input))) as {
    errors?: { severity: string; formattedMessage: string }[]
    contracts?: Record<
      string,
      Record<string, { abi: Compiled['abi']; evm: { bytecode: { object: string } } }>
    >
  }
  const errors = (output.errors ?? []).filter(({ severity }) => severity === 'error')
  if (errors.length > 0) throw new Error(errors.map((each) => each.formattedMessage).join('\n'))
  return Object.fromEntries(
    Object.entries(output.contracts?.['test.sol'] ?? {}).map(([name, { abi, evm }]) => [
      name,
      { abi, bytecode: evm.bytecode.object },
    ]),
  )
}

export interface Info {
  readonly id?: string
  readonly fee?: number
  readonly blockNumber?: number
  readonly result?: string
  readonly resMessage?: string
  readonly contract_address?: string
  readonly contractResult?: readonly string[]
  readonly receipt?: Readonly<Record<string, number | string>>
  readonly log?: readonly { address: string; topics: string[]; data: string }[]
  readonly internal_transactions?: readonly Record<string, unknown>[]
}

/** Deploys and returns the address in hex, 42 digits, with the receipt. */
export async function deploy(
  tronWeb: TronWeb,
  { abi, bytecode }: Compiled,
  options: Readonly<Record<string, unknown>> = {},
): Promise<{ address: string; info: Info; id: string }> {
  const transaction = await tronWeb.transactionBuilder.createSmartContract(
    { abi, bytecode, feeLimit: 1_000_000_000, name: 'Test', ...options } as never,
    tronWeb.defaultAddress.base58 || undefined,
  )
  const signed = await tronWeb.trx.sign(transaction)
  await tronWeb.trx.sendRawTransaction(signed)
  const info = await infoOf(tronWeb, signed.txID)
  const { contract_address: address } = transaction as unknown as { contract_address: string }
  return { address, info, id: signed.txID }
}

export const infoOf = async (tronWeb: TronWeb, id: string): Promise<Info> =>
  (await tronWeb.trx.getUnconfirmedTransactionInfo(id)) as unknown as Info

/** Calls a contract by its selector, as a transaction. */
export async function send(
  tronWeb: TronWeb,
  contract: string,
  selector: string,
  parameters: readonly { type: string; value: unknown }[] = [],
  options: Readonly<Record<string, unknown>> = {},
): Promise<Info> {
  const { transaction } = await tronWeb.transactionBuilder.triggerSmartContract(
    contract,
    selector,
    { feeLimit: 1_000_000_000, txLocal: true, ...options } as never,
    [...parameters] as never,
  )
  const signed = await tronWeb.trx.sign(transaction)
  const answer = await tronWeb.trx.sendRawTransaction(signed)
  if (answer.code) throw new Error(`${answer.code}: ${tronWeb.toUtf8(answer.message ?? '')}`)
  return infoOf(tronWeb, signed.txID)
}

/** Calls the node itself, without a client in between. */
export async function post<T = Record<string, unknown>>(
  net: Devnet,
  path: string,
  body: unknown = {},
): Promise<T> {
  const answer = await fetch(`${net.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as T
}

export const fromHex = (text: unknown): string => Buffer.from(String(text), 'hex').toString('utf8')
