import { decodeRawData, type RawData, txIdOf } from '#platform/chain/rawData.ts'
import { signerOf } from '#platform/chain/signer.ts'
import type { App } from '#platform/server/app.ts'
import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { orIfSilent } from '#platform/server/owed.ts'
import type { Powers } from '#platform/server/power.ts'
import { type Address, addressFromHex } from '#platform/std/address.ts'
import type { RowOf } from '#platform/std/chainTable.ts'
import { Failure } from '#platform/std/failure.ts'
import { cleaned } from '#platform/std/readable.ts'
import { sql } from 'kysely'
import { type AbiFunction, decodeFunctionData, encodeFunctionData, parseAbiItem } from 'viem'

import { adminActions } from '../actions.ts'
import type { adminApi, MultisigView } from '../api.ts'
import { adminFailures as f } from '../failures.ts'
import { plainSignature } from '../logText.ts'
import { type adminMultisigCalls, type AdminTables } from '../tables.ts'

/** The chain takes no transaction that lives longer. */
const longestLife = 86_400
/** sun. */
const mostFee = 1_000_000_000n
/** Proposed by one key and not removed yet: it can neither fill the table nor keep other keys from proposing. */
const mostProposed = 20
const keptAfterEnd = 86_400

const functions = [
  ...new Set(Object.values(adminActions).map(({ method }) => `function ${String(method)}`)),
].map((text) => parseAbiItem(text) as AbiFunction)

/** What is called; null where the same call would be written in other bytes, or no action is of this function. */
function functionCalled(calldata: string): string | null {
  const data = `0x${calldata}` as const
  for (const item of functions) {
    try {
      const { args, functionName } = decodeFunctionData({ abi: [item], data })
      const isCanonical = encodeFunctionData({ abi: [item], functionName, args }) === data
      return isCanonical && (args ?? []).every(isAsShown) ? item.name : null
    } catch {
      // Another function, or bytes of none.
    }
  }
  return null
}

/** What signers read is what the call has. */
const isAsShown = (value: unknown): boolean =>
  typeof value !== 'string' || cleaned(value, 'line') === value

/**
 * Collects signatures for a call by an account that gave a permission to several keys. Every signature is over the whole
 * transaction, so that nothing of it can be changed here, and nothing is sent before the account's own threshold.
 */
export const multisigSign =
  (powers: readonly Powers[]): Handler<typeof adminApi.multisigSign> =>
  async ({ raw, signature: given }, call) => {
    const { app, address } = call
    const signature = plainSignature(given)
    const read = readRaw(raw)
    const id = txIdOf(raw)
    if ((await signerOf(id, signature)) !== address) {
      throw new Failure(f.WRONG_SIGNER, { field: 'signature' })
    }
    const now = app.clock.now()
    const expires = Number(read.expiration / 1_000n)
    if (expires <= now || expires > now + longestLife)
      throw new Failure(f.LIFETIME, { field: 'raw' })
    const owner = addressFromHex(read.owner)
    await requireRole(powers, read, call)
    const permission = (await app.node.permissions(owner)).find(
      (one) => one.id === Number(read.permissionId),
    )
    if (permission?.keys.some((key) => key.address === address) !== true) {
      throw new Failure(f.NO_PERMISSION, { field: 'raw' })
    }
    await app.db.transaction().execute(async (transaction) => {
      const own = transaction.withTables<AdminTables>()
      // Over all processes, so that the limit holds.
      await sql`select pg_advisory_xact_lock(hashtextextended('admin multisig', 0))`.execute(own)
      await own
        .deleteFrom('adminMultisigCalls')
        .where('expires', '<', now - keptAfterEnd)
        .execute()
      const proposed = await own
        .selectFrom('adminMultisigCalls')
        .select('id')
        .where((row) => row.or([row('proposedBy', '=', address), row('id', '=', id)]))
        .execute()
      if (proposed.length >= mostProposed && !proposed.some((one) => one.id === id)) {
        throw new Failure(f.MANY_WAITING, { field: 'raw', values: { limit: mostProposed } })
      }
      const row = { id, raw, owner, proposedBy: address, time: now, expires }
      await own
        .insertInto('adminMultisigCalls')
        .values(row)
        .onConflict((on) => on.doNothing())
        .execute()
      await own
        .insertInto('adminMultisigSignatures')
        .values({ id, signer: address, signature })
        .onConflict((on) => on.doNothing())
        .execute()
    })
    return { id }
  }

/** Bytes that are one call of a contract by another permission than the owner's, and nothing beside it. */
function readRaw(raw: string): RawData {
  let read: RawData
  try {
    read = decodeRawData(raw)
  } catch {
    throw new Failure(f.NO_ROLE_CALL, { field: 'raw' })
  }
  if (
    read.kind !== 'TriggerSmartContract' ||
    read.permissionId < 2n ||
    read.permissionId > 9n ||
    // No function of a role takes TRX.
    read.callValue > 0n ||
    read.feeLimit > mostFee
  ) {
    throw new Failure(f.NO_ROLE_CALL, { field: 'raw' })
  }
  return read
}

/** The owner has the role now that the function asks for, as every power is read. */
async function requireRole(powers: readonly Powers[], read: RawData, call: Call): Promise<void> {
  const name = functionCalled(read.data)
  const [owner, contract] = [addressFromHex(read.owner), addressFromHex(read.contract)]
  const all = (await Promise.all(powers.map((of) => of(call)))).flat()
  const held = all.some(
    (power) =>
      power.address === contract &&
      power.holder === owner &&
      name !== null &&
      power.functions.includes(name),
  )
  if (!held) throw new Failure(f.NO_ROLE_CALL, { field: 'raw' })
}

/** Calls that wait for signatures, then those that ended within a day, the newest first. */
export const multisig: Handler<typeof adminApi.multisig> = async (_, { app, db }) => {
  const own = db.withTables<AdminTables>()
  const now = app.clock.now()
  const rows = await own
    .selectFrom('adminMultisigCalls')
    .selectAll()
    .where('expires', '>', now - keptAfterEnd)
    .orderBy((row) => row('expires', '>', now), 'desc')
    .orderBy('time', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
  const ids = rows.map(({ id }) => id)
  const [signatures, sent, permissionOf] = await Promise.all([
    ids.length === 0
      ? []
      : own
          .selectFrom('adminMultisigSignatures')
          .selectAll()
          .where('id', 'in', ids)
          .orderBy('signer')
          .execute(),
    ids.length === 0
      ? []
      : db
          .selectFrom('chainTransactions')
          .select(['hash', 'block', 'result'])
          .where('hash', 'in', ids)
          .execute(),
    permissionsOf(app, rows),
  ])
  return {
    list: rows.map(({ id, raw, owner, proposedBy, time, expires }) => {
      const found = sent.find(({ hash }) => hash === id)
      return {
        id,
        raw,
        owner,
        proposedBy,
        time,
        expires,
        permission: permissionOf(owner, raw),
        signatures: signatures
          .filter((one) => one.id === id)
          .map(({ signer, signature }) => ({ signer, signature })),
        block: found?.block ?? null,
        isDone: found?.result === 'SUCCESS',
      }
    }),
  }
}

type CallRow = RowOf<typeof adminMultisigCalls>

/** As the node states them now; null while it is silent, or where the account has taken the permission back. */
async function permissionsOf(app: App, rows: readonly CallRow[]) {
  const owners = [...new Set(rows.map(({ owner }) => owner))]
  const all = new Map<Address, Awaited<ReturnType<App['node']['permissions']>>>(
    await Promise.all(
      owners.map(
        async (owner) => [owner, await orIfSilent(app.node.permissions(owner), () => [])] as const,
      ),
    ),
  )
  return (owner: Address, raw: string): MultisigView['permission'] => {
    const id = Number(decodeRawData(raw).permissionId)
    const found = all.get(owner)?.find((one) => one.id === id)
    if (found === undefined) return null
    return { threshold: found.threshold, keys: found.keys.map((key) => ({ ...key })) }
  }
}
