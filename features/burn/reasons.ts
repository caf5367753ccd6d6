import type { Reasons } from '#platform/std/reason.ts'

/** Refusals of `BurnMining`: `BurnReason.sol`, and those of the average price. */
export const burnReasons: Reasons = {
  'Please active first': '請先啟用',
  'This coin cannot be burnt': '此幣種無法銷毀',
  'Amount is zero': '數量為零',
  'Buy a pass first': '請先購買通行證',
  'You have a pass': '您已有通行證',
  'This pass is used': '此通行證已使用',
  'Nothing to collect': '沒有可收取的款項',
  'The pool is too small for a price': '流動性池過小，無法定價',
  'Amount is too large': '數量過大',
  'Less power than your minimum': '算力低於您的下限',
  'Deadline has passed': '已超過截止時間',
  'No average price yet': '尚無平均價格',
  'The average price is too old': '平均價格已過期',
  'No such node': '沒有此節點',
  'All places are taken': '名額已滿',
  'Less TRX than the price': 'TRX 少於價格',
  'Not your node': '這不是您的節點',
  'This node is active': '此節點已啟用',
  'Activate the node first': '請先啟用節點',
  'The time to activate is over': '啟用期限已過',
  'Nothing to claim': '沒有可領取的獎勵',
  'The next period is open': '下一期已開啟',
  'Nothing to withdraw': '沒有可提領的款項',
}
