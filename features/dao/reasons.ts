import type { Reasons } from '#platform/std/reason.ts'

/** Refusals of `VoteStake`, `Dao` and `DaoPool`: `DaoReason.sol`. */
export const daoReasons: Reasons = {
  // VoteStake; DaoPool has the first too
  'Enter an amount': '請輸入數量',
  'You have staked less than this': '超過您的質押數量',
  // Dao
  'A proposal makes one to ten calls': '提案須有一至十項呼叫',
  'The description is too long': '說明過長',
  "A proposal's calls take no TRX along": '提案的呼叫不得附帶 TRX',
  'The community cannot make this call': '社群無法執行此呼叫',
  "The call's parameters are malformed": '呼叫的參數格式錯誤',
  'The community can only disable the factory': '社群只能停用工廠',
  'The community can only lower the creation fee': '社群只能調低建立費用',
  'The rules of votes never change': '投票規則永不變更',
  'You had no votes when this vote began': '投票開始時您沒有票數',
  'The time before execution has not passed': '執行前的等待時間尚未結束',
  'A vote has no parameters': '投票不帶參數',
  // DaoPool
  'Only an executed proposal pays out of the pool': '只有已執行的提案可由資金池付款',
  'Not a valid address': '地址無效',
  'No coin at this address': '此地址沒有幣種合約',
  'More than the pool may pay in 30 days': '超過資金池 30 天內可支付的數量',
}
