import { tesAbi } from '#platform/contracts/abi.ts'
import { bindApi } from '#platform/server/bind.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { approvalsOf } from '#platform/server/indexer/approvals.ts'
import { bindActions } from '#platform/server/orders/bindActions.ts'

import { poolActions, proposalActions, stakeActions } from './actions.ts'
import { daoApi } from './api.ts'
import { daoAbi, daoPoolAbi, voteStakeAbi } from './contract/abi.ts'
import { signedVotes } from './migrations/0001-signed-votes.ts'
import {
  approve,
  approveGift,
  delegate,
  donate,
  donateCoin,
  leave,
  stake,
  takeBack,
} from './server/actions.ts'
import { daoHoldings } from './server/holdings.ts'
import { daoIndexer, poolIndexer, stakeIndexer } from './server/indexer.ts'
import { daoOwed } from './server/owed.ts'
import { mine, record } from './server/own.ts'
import { movements, pool } from './server/pool.ts'
import { daoPowers } from './server/powers.ts'
import { cancel, execute, propose, queue, vote } from './server/proposalActions.ts'
import { proposal, proposalPage, voters } from './server/proposals.ts'
import { due, signedVote } from './server/signedVotes.ts'
import { daoTables } from './tables.ts'

export const dao: ServerFeature = {
  name: 'dao',
  tables: daoTables,
  migrations: { '0001-signed-votes': signedVotes },
  endpoints: [
    ...bindApi(daoApi, {
      proposalPage,
      proposal,
      voters,
      mine,
      pool,
      movements,
      record,
      signedVote,
      due,
    }),
    ...bindActions(
      stakeActions,
      { approve, stake, leave, delegate, takeBack },
      voteStakeAbi,
      tesAbi,
    ),
    ...bindActions(proposalActions, { propose, cancel, vote, queue, execute }, daoAbi),
    ...bindActions(poolActions, { approveGift, donate, donateCoin }, daoPoolAbi, tesAbi),
  ],
  indexers: [
    stakeIndexer,
    daoIndexer,
    poolIndexer,
    approvalsOf('Tes', 'VoteStake'),
    approvalsOf('Tes', 'DaoPool'),
    approvalsOf('Usdt', 'DaoPool'),
  ],
  owed: { order: 12, now: daoOwed },
  holdings: { order: 12, now: daoHoldings },
  powers: daoPowers,
}
