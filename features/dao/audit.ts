import { type Handlers, replay } from '#tools/audit/chainEvents.ts'
import type { FeatureAudit } from '#tools/audit/featureAudit.ts'
import { Sums, table } from '#tools/audit/table.ts'

interface Args {
  readonly account: string
  readonly amount: bigint
  readonly delegator: string
  readonly toDelegate: string
  readonly proposalId: bigint
  readonly proposer: string
  readonly targets: readonly string[]
  readonly calldatas: readonly string[]
  readonly voteStart: bigint
  readonly voteEnd: bigint
  readonly voter: string
  readonly support: number
  readonly weight: bigint
  readonly extendedDeadline: bigint
  readonly etaSeconds: bigint
  readonly coin: string
  readonly from: string
  readonly to: string
}

interface Proposal {
  readonly id: string
  readonly number: number
  readonly proposer: string
  readonly calls: string
  readonly pays: boolean
  readonly starts_at: bigint
  ends_at: bigint
  end_before: bigint | null
  votes_for: bigint
  votes_against: bigint
  votes_abstain: bigint
  voters: number
  eta: bigint | null
  executed_at: number | null
  canceled_at: number | null
}

const zero = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'

/** What was staked, by whom; the sums of all votes; what the pool was given and has paid. */
export const daoAudit: FeatureAudit = {
  events: {
    VoteStake: [
      'event Staked(address indexed account, uint256 amount, uint256 staked)',
      'event Left(address indexed account, uint256 amount, uint256 staked)',
      'event DelegateChanged(address indexed delegator, address indexed fromDelegate, address indexed toDelegate)',
    ],
    Dao: [
      'event ProposalCreated(uint256 proposalId, address proposer, address[] targets, uint256[] values, string[] signatures, bytes[] calldatas, uint256 voteStart, uint256 voteEnd, string description)',
      'event VoteCast(address indexed voter, uint256 proposalId, uint8 support, uint256 weight, string reason)',
      'event ProposalExtended(uint256 indexed proposalId, uint64 extendedDeadline)',
      'event ProposalQueued(uint256 proposalId, uint256 etaSeconds)',
      'event ProposalExecuted(uint256 proposalId)',
      'event ProposalCanceled(uint256 proposalId)',
    ],
    DaoPool: [
      'event Donated(address indexed coin, address indexed from, uint256 amount)',
      'event Paid(address indexed coin, address indexed to, uint256 amount)',
    ],
  },
  tables({ app, events }) {
    const stakes = new Map<string, bigint>()
    const delegates = new Map<string, string>()
    const proposals = new Map<bigint, Proposal>()
    const votes: Record<string, unknown>[] = []
    const coins = new Sums<{ given: bigint; paid: bigint }>()
    const summed = [zero, app.deployment.address('Usdt'), app.deployment.address('Tes')]
    const movements: Record<string, unknown>[] = []
    /** Accounts that have staked, delegated, had votes, given, or been paid. */
    const named = new Set<string>()
    const delegateOf = (account: string) => delegates.get(account) ?? account
    const stakeBy = (account: string, amount: bigint): void => {
      stakes.set(account, (stakes.get(account) ?? 0n) + amount)
      named.add(account).add(delegateOf(account))
    }
    const move = (kind: 'given' | 'paid', coin: string, account: string, amount: bigint): void => {
      if (summed.includes(coin)) coins.at([coin], { coin, given: 0n, paid: 0n })[kind] += amount
      named.add(account)
      movements.push({ number: movements.length + 1, kind, coin, account, amount })
    }
    const handlers: Handlers<Args> = {
      'VoteStake.Staked': ({ account, amount }) => stakeBy(account, amount),
      'VoteStake.Left': ({ account, amount }) => stakeBy(account, -amount),
      'VoteStake.DelegateChanged': ({ delegator, toDelegate }) => {
        delegates.set(delegator, toDelegate)
        named.add(delegator)
        if ((stakes.get(delegator) ?? 0n) > 0n) named.add(toDelegate)
      },
      'Dao.ProposalCreated': ({ proposalId, proposer, targets, calldatas, ...args }) => {
        proposals.set(proposalId, {
          id: String(proposalId),
          number: proposals.size + 1,
          proposer,
          calls: JSON.stringify(targets.map((target, i) => [target, calldatas[i]])),
          // The contract has it in the lowest bit of the number.
          pays: proposalId % 2n === 1n,
          starts_at: args.voteStart,
          ends_at: args.voteEnd,
          end_before: null,
          votes_for: 0n,
          votes_against: 0n,
          votes_abstain: 0n,
          voters: 0,
          eta: null,
          executed_at: null,
          canceled_at: null,
        })
      },
      'Dao.VoteCast': ({ voter, proposalId, support, weight }) => {
        const proposal = proposals.get(proposalId)!
        const word = (['against', 'for', 'abstain'] as const)[support]!
        proposal[`votes_${word}`] += weight
        proposal.voters += 1
        const row = { proposal: proposal.id, number: proposal.voters, voter }
        votes.push({ ...row, support: word, weight })
      },
      'Dao.ProposalExtended': ({ proposalId, extendedDeadline }) => {
        const proposal = proposals.get(proposalId)!
        Object.assign(proposal, { end_before: proposal.ends_at, ends_at: extendedDeadline })
      },
      'Dao.ProposalQueued': ({ proposalId, etaSeconds }) => {
        proposals.get(proposalId)!.eta = etaSeconds
      },
      'Dao.ProposalExecuted': ({ proposalId }, { time }) => {
        proposals.get(proposalId)!.executed_at = time
      },
      'Dao.ProposalCanceled': ({ proposalId }, { time }) => {
        proposals.get(proposalId)!.canceled_at = time
      },
      'DaoPool.Donated': ({ coin, from, amount }) => move('given', coin, from, amount),
      'DaoPool.Paid': ({ coin, to, amount }) => move('paid', coin, to, amount),
    }
    replay(events, handlers)
    const all = [...stakes]
    const accounts = [...named].map((account) => {
      const from = all.filter(([who, staked]) => staked > 0n && delegateOf(who) === account)
      return {
        account,
        staked: stakes.get(account) ?? 0n,
        delegate: delegateOf(account),
        votes: from.reduce((sum, [, staked]) => sum + staked, 0n),
        delegators: from.filter(([who]) => who !== account).length,
      }
    })
    return [
      table('dao_accounts', 'account', 'staked delegate votes delegators', accounts),
      table(
        'dao_proposals',
        'id',
        'number proposer calls pays starts_at ends_at end_before votes_for votes_against ' +
          'votes_abstain voters eta executed_at canceled_at',
        proposals.values(),
      ),
      table('dao_votes', 'proposal number', 'voter support weight', votes),
      table('dao_movements', 'number', 'kind coin account amount', movements),
      table('dao_coins', 'coin', 'given paid', coins.all()),
    ]
  },
}
