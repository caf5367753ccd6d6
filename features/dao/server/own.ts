import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { balancesOf } from '#platform/server/coins.ts'
import { numberedPage } from '#platform/server/database/numberedPage.ts'
import { coinContract } from '#platform/std/coinContract.ts'

import type { daoApi } from '../api.ts'
import { coinsHere, coinViews } from './coins.ts'
import { countedNow, domainOf, nonceNow, rulesOf, stakeAt } from './contract.ts'
import { accountRow, rulesView, tables } from './views.ts'
import { refusalView, validatePropose } from './voteRules.ts'

/** Accounts that are named of those which gave their votes, the largest stakes. */
const mostNamed = 20

export const mine: Handler<typeof daoApi.mine> = async (_, call) => {
  const { app, address } = call
  const tes = app.deployment.address(coinContract('TES'))
  const [rules, row, balances, counted, domain, nonce, from] = await Promise.all([
    rulesOf(app),
    accountRow(call, address),
    balancesOf(app, tes, address, stakeAt(app).address),
    countedNow(app, address),
    domainOf(app),
    nonceNow(app, address),
    delegatorsOf(call, mostNamed),
  ])
  const { staked = 0n, delegate = address, votes = 0n, delegators = 0, records = 0 } = row ?? {}
  const own = delegate === address ? staked : 0n
  return {
    staked: String(staked),
    balance: String(balances.balance),
    allowance: String(balances.allowance),
    delegatedTo: delegate === address ? null : delegate,
    delegators,
    delegated: String(votes - own),
    delegatedFrom: from.map((one) => ({ account: one.account, staked: String(one.staked) })),
    votes: String(votes),
    votesBefore: String(counted.before),
    counted: String(counted.counted),
    refusal: refusalView(validatePropose(counted.counted, rules), call),
    domain,
    nonce: String(nonce),
    rules: rulesView(rules),
    records,
    time: app.clock.now(),
    sources: counted.sources,
  }
}

/** Those who gave the caller their votes, the largest stakes first. */
export async function delegatorsOf(call: Pick<Call, 'db' | 'address'>, most: number) {
  const rows = await tables(call)
    .selectFrom('daoAccounts')
    .select(['account', 'staked'])
    .where('delegate', '=', call.address)
    .where('staked', '>', 0n)
    .orderBy('staked', 'desc')
    .orderBy('account')
    // The caller may be one of them.
    .limit(most + 1)
    .execute()
  return rows.filter(({ account }) => account !== call.address).slice(0, most)
}

export const record: Handler<typeof daoApi.record> = async (page, call) => {
  const { app, address } = call
  const total = (await accountRow(call, address))?.records ?? 0
  const own = tables(call).selectFrom('daoRecords').selectAll().where('account', '=', address)
  const rows = await numberedPage(own, 'number', total, page)
  const { TES: tes } = coinsHere(app)
  const ids = [...new Set(rows.flatMap(({ proposal }) => proposal ?? []))]
  const [coinView, proposals] = await Promise.all([
    coinViews(
      call,
      rows.flatMap(({ coin }) => coin ?? []),
    ),
    ids.length === 0
      ? []
      : tables(call)
          .selectFrom('daoProposals')
          .select(['id', 'title'])
          .where('id', 'in', ids)
          .execute(),
  ])
  return {
    total,
    list: rows.map((row) => ({
      kind: row.kind,
      amount: row.amount === null ? null : String(row.amount),
      coin: row.amount === null ? null : coinView(row.coin ?? tes),
      other: row.other,
      proposalId: row.proposal,
      title: proposals.find(({ id }) => id === row.proposal)?.title ?? null,
      support: row.support,
      time: row.time,
      txHash: row.txHash,
      final: app.clock.isFinal(row.block),
    })),
  }
}
