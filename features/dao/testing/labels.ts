import type { Locale } from '#platform/std/text.ts'

interface DaoLabels {
  readonly stake: string
  readonly stakeDone: string
  readonly leave: string
  readonly leaveDone: string
  readonly delegate: string
  readonly delegateDone: string
  readonly takeBack: string
  readonly takeBackDone: string
  readonly donate: string
  readonly account: RegExp
  readonly amount: RegExp
  readonly propose: string
  readonly proposeDone: string
  readonly notNow: string
  readonly title: RegExp
  readonly why: RegExp
  readonly to: RegExp
  readonly succeeds: string
  readonly for: string
  readonly voteFor: string
  readonly byTransaction: string
  readonly voteDone: string
  readonly signed: string
  readonly waits: RegExp
  readonly queue: string
  readonly queueDone: string
  readonly execute: string
  readonly executeDone: string
  readonly executed: string
  readonly defeated: string
  readonly lacksQuorum: RegExp
  readonly below: RegExp
  readonly youVoted: string
  readonly endsBefore: string
  readonly voters: string
}

/** What journeys look for on the screen of the community DAO. */
export const daoLabels: Readonly<Record<Locale, DaoLabels>> = {
  en: {
    stake: 'Stake',
    stakeDone: 'Staked for votes',
    leave: 'Take out',
    leaveDone: 'Taken out',
    delegate: 'Delegate',
    delegateDone: 'Votes delegated',
    takeBack: 'Take votes back',
    takeBackDone: 'Your votes are yours again',
    donate: 'Donate',
    account: /^Account that votes for you/,
    amount: /^Amount/,
    propose: 'Propose',
    proposeDone: 'Proposed',
    notNow: 'Not now',
    title: /^Title/,
    why: /^Description/,
    to: /^Paid to/,
    succeeds: 'If it ended now: accepted',
    for: 'For',
    voteFor: 'Vote for it',
    byTransaction: 'Vote by transaction',
    voteDone: 'Voted',
    signed: 'Vote signed. It waits to be sent for you',
    waits: /^Your signed vote waits to be sent/,
    queue: 'Queue',
    queueDone: 'Proposal queued',
    execute: 'Execute',
    executeDone: 'Proposal executed',
    executed: 'Executed',
    defeated: 'Defeated',
    lacksQuorum: /short of the quorum$/,
    below: /^A proposal needs 100,000 votes, held for 1 minute/,
    youVoted: 'You voted',
    endsBefore: 'End before a late quorum',
    voters: 'Voters',
  },
  tc: {
    stake: '質押',
    stakeDone: '已質押投票',
    leave: '取出',
    leaveDone: '已取出',
    delegate: '委託',
    delegateDone: '已委託投票權',
    takeBack: '收回投票權',
    takeBackDone: '票數已歸您所有',
    donate: '捐贈',
    account: /^代您投票的帳戶/,
    amount: /^數量/,
    propose: '提案',
    proposeDone: '已提案',
    notNow: '暫不',
    title: /^標題/,
    why: /^說明/,
    to: /^收款人/,
    succeeds: '若現在結束：通過',
    for: '贊成',
    voteFor: '投贊成票',
    byTransaction: '以交易投票',
    voteDone: '已投票',
    signed: '投票已簽署，等待代您發送',
    waits: /^您已簽署的投票正等待發送/,
    queue: '排程',
    queueDone: '提案已排程',
    execute: '執行',
    executeDone: '提案已執行',
    executed: '已執行',
    defeated: '未通過',
    lacksQuorum: /^距法定票數尚缺/,
    below: /100,000 票並持有滿 1 分鐘/,
    youVoted: '您已投',
    endsBefore: '延長前的結束時間',
    voters: '投票者',
  },
}
