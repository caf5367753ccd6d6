import type { Examples } from '#tests/examples.ts'

import { auditedProposals } from './testing/audited.ts'
import { daoPayments } from './testing/payments.ts'
import { preparedProposals } from './testing/prepared.ts'
import { daoScenes } from './testing/scenes.ts'

const before = (name: string) => `/tessera/dao/${name}Before`
const to = 'TSw2G3cQGD2Mhoj3GkjBobNyNocqNccTs7'

export const daoExamples: Examples = {
  screens: { '/dao': { scene: 'dao', as: 'alice' } },
  scenes: daoScenes,
  states: [{ scene: 'dao-executed', as: 'alice' }],
  owned: { proposalId: ['NOT_PROPOSER'] },
  lacking: {
    [before('stake')]: ['ABOVE_BALANCE'],
    [before('leave')]: ['ABOVE_STAKE'],
    [before('donateCoin')]: ['ALLOW_FIRST'],
    [before('propose')]: ['BELOW_THRESHOLD'],
    [before('vote')]: ['NO_VOTES'],
    '/tessera/dao/signedVote': ['NO_VOTES'],
  },
  // A vote lasts for minutes on the local network.
  unprepared: {
    [before('vote')]: 'perhaps',
    [before('cancel')]: 'perhaps',
    '/tessera/dao/signedVote': 'perhaps',
  },
  fields: {
    proposalId: { right: '7', wrong: ['', '0', '-1', '07', '1.5', '9'.repeat(79)] },
    calls: {
      right: `pay:TRX:${to}:1;fee:0;disable`,
      wrong: ['', 'disable;', 'enable', 'fee:-1', `pay:TRX:${to}:0`, `pay:TRX:${to}`],
    },
  },
  prepare: preparedProposals,
  signing: {
    // The library's, payable; the contract refuses TRX along.
    takesUnsent: ['dao.execute'],
    chosenByServer: {
      'dao.cancel targets': 'contracts of the proposal',
      'dao.cancel values': 'no TRX goes along',
      'dao.cancel calldatas': 'its calls, which the contract numbers it by',
      'dao.cancel descriptionHash': 'of its text, likewise',
      'dao.queue targets': 'contracts of the proposal',
      'dao.queue values': 'no TRX goes along',
      'dao.queue calldatas': 'its calls, which the contract numbers it by',
      'dao.queue descriptionHash': 'of its text, likewise',
      'dao.execute targets': 'contracts of the proposal',
      'dao.execute values': 'no TRX goes along',
      'dao.execute calldatas': 'its calls, which the contract numbers it by',
      'dao.execute descriptionHash': 'of its text, likewise',
    },
  },
  audit: {
    prepare: auditedProposals,
    holds: [
      'select count(*) > 0 from dao_proposals where executed_at is not null and pays',
      'select count(*) > 0 from dao_proposals where canceled_at is not null',
      'select count(*) > 0 from dao_proposals where end_before is not null',
      'select count(*) > 0 from dao_accounts where delegate <> account and staked > 0',
      `select count(*) > 0 from dao_movements where kind = 'paid' and proposal is not null`,
    ],
    faults: [
      ['dao_accounts.staked', 'update dao_accounts set staked = staked + 1'],
      ['dao_accounts.votes', 'update dao_accounts set votes = votes + 1 where votes > 0'],
      ['dao_accounts.delegators', 'update dao_accounts set delegators = delegators + 1'],
      ['dao_proposals.votes_for', 'update dao_proposals set votes_for = votes_for + 1'],
      ['dao_proposals.ends_at', 'update dao_proposals set ends_at = ends_at + 1'],
      ['dao_proposals.pays', 'update dao_proposals set pays = not pays'],
      ['dao_votes.weight', 'update dao_votes set weight = weight + 1'],
      ['dao_movements.amount', 'update dao_movements set amount = amount + 1'],
      ['dao_coins.paid', 'update dao_coins set paid = paid + 1'],
    ],
  },
  mutation: [
    { tests: 'Dao*.t.sol', contracts: ['Dao', 'DaoPool', 'DaoTimelock'] },
    { tests: 'VoteStake.t.sol', contracts: ['VoteStake'] },
  ],
  payments: daoPayments,
}
