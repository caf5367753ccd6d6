import { encodeRawData, transactionOf } from '#platform/chain/rawData.ts'
import { signerOf } from '#platform/chain/signer.ts'
import { parametersOf, type Subject } from '#platform/std/action.ts'
import { type Address, addressToHex41, parseAddress } from '#platform/std/address.ts'
import { invalidate } from '#platform/web/api.ts'
import { callApi } from '#platform/web/client.ts'
import type { Contracts } from '#platform/web/flow/flow.ts'
import { walletInUse } from '#platform/web/signIn.ts'
import { blockAt } from '#platform/web/tron/ask.ts'
import { refBytesOf } from '#platform/web/tron/build.ts'
import { encodeCall, signatureOf } from '#platform/web/tron/calldata.ts'
import { node } from '#platform/web/tron/node.ts'
import { unlocked } from '#platform/web/wallet/patience.ts'
import { WalletError } from '#platform/web/wallet/wallet.ts'

import { adminApi, type MultisigView } from '../api.ts'
import { callArgs } from '../callArgs.ts'
import type { Change } from './changes/change.ts'
import { countedOf } from './signatures.ts'
import { Refused } from './useReported.ts'

/** The chain lets a transaction live for a day; an hour less, as a browser's block may be an older one. */
const lifeMs = 23 * 3_600_000
/** sun. */
const feeLimit = 300_000_000n
/** A block that no reorganisation undoes while signatures are collected. */
const blocksBack = 30

/** Bytes of a change's call, by a permission of the account that has the role. */
export async function proposedRaw(
  { kind, contract, method }: Change,
  subject: Subject,
  by: { readonly owner: Address; readonly permissionId: number },
  contracts: Contracts,
): Promise<string> {
  const args = callArgs({ kind, method }, subject, (name) => contracts[name] ?? '')
  const texts = parametersOf(method).map(({ name }) => {
    const value = args[name]
    return typeof value === 'string' ? value : JSON.stringify(value)
  })
  const head = await blockAt(null)
  const { number, id } = await blockAt(Math.max(0, head.number - blocksBack))
  return encodeRawData({
    kind: 'TriggerSmartContract',
    refBlockBytes: refBytesOf(number),
    refBlockHash: id.slice(16, 32),
    expiration: BigInt(head.time + lifeMs),
    permissionId: BigInt(by.permissionId),
    owner: addressToHex41(by.owner),
    contract: addressToHex41(parseAddress(contracts[contract] ?? '')),
    callValue: kind === 'admin.addBond' ? BigInt(subject['sun'] ?? '0') : 0n,
    data: encodeCall(signatureOf(method), texts),
    timestamp: BigInt(head.time),
    feeLimit,
  })
}

/** The wallet signs exactly these bytes, and the server keeps the signature. */
export async function signRaw(raw: string): Promise<void> {
  const wallet = await unlocked(walletInUse)
  const transaction = transactionOf(raw)
  const signed = await unlocked(() => wallet.signTransaction(transaction))
  const signature = signed.signature.at(-1) ?? ''
  if (
    signed.raw_data_hex !== raw ||
    (await signerOf(transaction.txID, signature)) !== wallet.address
  )
    throw new WalletError('OTHER_ACCOUNT', '', wallet.name)
  await callApi(adminApi.multisigSign, { raw, signature })
  await invalidate([adminApi.multisig])
}

/** With all signatures that count. Throws Refused with the node's words. */
export async function sendCall({ raw, signatures, permission }: MultisigView): Promise<void> {
  const counted = permission === null ? signatures : countedOf(permission, signatures)
  const sent = await node.broadcast(raw, ...counted.map(({ signature }) => signature))
  await invalidate([adminApi.multisig, adminApi.overview])
  if (!sent.accepted) throw new Refused(sent.message)
}
