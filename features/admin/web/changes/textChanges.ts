import { defineTexts } from '#platform/std/text.ts'

export const changeTexts = defineTexts({
  creationFee: { en: 'Creation fee of tokens', tc: '代幣建立費用' },
  askCreationFee: { en: 'Set the creation fee?', tc: '要設定建立費用嗎？' },
  feeInTrx: { en: 'Fee in {symbol}', tc: '費用（{symbol}）' },
  wrongFee: { en: 'Enter 0 to 200 {symbol}', tc: '請輸入 0 至 200 {symbol}' },
  makersAffected: { en: 'Creators of tokens from now on', tc: '此後建立代幣的人' },
  setAgain: { en: 'Set another value', tc: '設定其他數值' },

  makers: { en: 'New tokens and presales', tc: '新代幣與預售' },
  askMakers: { en: 'Change whether new tokens are made?', tc: '要變更新代幣的開放狀態嗎？' },
  enabled: { en: 'Enabled', tc: '啟用' },
  disabled: { en: 'Disabled', tc: '停用' },
  makersMay: {
    en: 'Accounts that want to make a token. What was made goes on',
    tc: '想建立代幣的人。已建立者不受影響',
  },
  makersBack: { en: 'Enable or disable again', tc: '再次啟用或停用' },

  creationFees: { en: 'Withdraw creation fees', tc: '提取建立費用' },
  askCreationFees: { en: 'Withdraw all creation fees?', tc: '要提取全部建立費用嗎？' },
  askTitle: { en: '{title}?', tc: '{title}？' },
  proposed: { en: 'Proposed', tc: '提議' },
  anyone: { en: 'Anyone', tc: '任何人' },
  nobody: { en: 'Nobody', tc: '無人' },
  isFinal: { en: 'Not reversible', tc: '無法還原' },

  factoryCoins: { en: 'Take coins sent to the factory', tc: '取回誤送至工廠的代幣' },
  askFactoryCoins: { en: 'Take all of this coin?', tc: '要取回此代幣的全部數量嗎？' },
  coinsAffected: {
    en: 'Nobody: no token or sale keeps anything there',
    tc: '無人：代幣與預售的資產均不存放於此',
  },

  factoryOwner: { en: 'Hand over the token factory', tc: '移交代幣工廠' },
  factoryAccept: { en: 'Accept the token factory', tc: '接受代幣工廠' },
  lockOwner: { en: 'Hand over lock B', tc: '移交鎖倉 B' },
  lockAccept: { en: 'Accept lock B', tc: '接受鎖倉 B' },
  factoryRenounce: { en: 'Give up the token factory', tc: '放棄代幣工廠' },
  factoryAlone: {
    en: 'Everyone: fees stay where they are, and nothing can be set again. The guardian still disables',
    tc: '所有人：費用無法再提取，設定無法再變更。守護者仍可停用',
  },
  lockRenounce: { en: 'Give up lock B', tc: '放棄鎖倉 B' },
  lockAlone: {
    en: 'Nobody who locks: its coin stays as it is',
    tc: '不影響鎖倉者：幣種維持不變',
  },
  askHandover: { en: 'Name this address as the next owner?', tc: '要提名此地址為下一任擁有者嗎？' },
  askAccept: { en: 'Become the owner?', tc: '要成為擁有者嗎？' },
  nextOwner: { en: 'Next owner', tc: '下一任擁有者' },
  wrongOwner: { en: 'Enter the next owner’s address', tc: '請輸入下一任擁有者的地址' },
  ownersAffected: { en: 'The owner, once the next one accepts', tc: '擁有者，待被提名者接受後' },
  handoverBack: { en: 'Name another before it is accepted', tc: '在接受前改提名其他地址' },
  acceptBack: { en: 'Hand it over again', tc: '再次移交' },

  lockCoin: { en: 'Coin of lock B', tc: '鎖倉 B 的幣種' },
  askLockCoin: { en: 'Name another coin for lock B?', tc: '要更換鎖倉 B 的幣種嗎？' },
  coin: { en: 'Coin', tc: '幣種' },
  wrongCoin: { en: 'Enter the coin’s address', tc: '請輸入代幣地址' },
  lockersAffected: {
    en: 'Accounts that lock there later. It works only while nothing is locked, after a delay',
    tc: '之後在此鎖倉的人。僅在沒有鎖倉時可行，延遲期後生效',
  },
  coinBack: { en: 'Name the former coin again', tc: '重新指定原幣種' },

  withdrawalFee: { en: 'Fee of staged withdrawals', tc: '分階段提領費率' },
  askWithdrawalFee: { en: 'Set the withdrawal fee?', tc: '要設定提領費率嗎？' },
  rate: { en: 'Fee in percent', tc: '費率（%）' },
  withdrawersAffected: {
    en: 'Accounts that withdraw. A higher fee is in force after a delay, and each names the most to pay',
    tc: '提領者。調高須待延遲期後生效，且提領者自訂最高費用',
  },

  stage: { en: 'Add a stage of withdrawals', tc: '新增提領階段' },
  askStage: { en: 'Add this stage?', tc: '要新增此階段嗎？' },
  unlocksAt: { en: 'Unlocks at, UTC', tc: '解鎖時間（UTC）' },
  stageAffected: { en: 'New allotments alone', tc: '僅限新的配額' },
  stagesNow: { en: '{count, plural, one {# stage} other {# stages}}', tc: '{count} 個階段' },

  fundAddress: { en: 'Receiver of the withdrawal fees', tc: '提領費收款地址' },
  askFundAddress: { en: 'Send the fees to this address?', tc: '要將費用轉至此地址嗎？' },
  receiver: { en: 'Receiver', tc: '收款地址' },
  wrongReceiver: { en: 'Enter the receiver’s address', tc: '請輸入收款地址' },
  feesAffected: {
    en: 'The receiver of fees, after a delay. Nobody who withdraws',
    tc: '費用收款方，延遲期後生效。不影響提領者',
  },

  allotments: { en: 'Allot withdrawals', tc: '配發提領額度' },
  stageNumber: { en: 'Stage', tc: '階段' },
  users: { en: 'Accounts', tc: '帳戶' },
  amountsEach: { en: 'TES for each, in order', tc: '依序為每個帳戶的 TES 數量' },
  usersAffected: {
    en: 'These accounts: they can withdraw it once the stage is unlocked',
    tc: '這些帳戶：階段解鎖後可提領',
  },
  freeOf: { en: '{free} not allotted', tc: '尚未配發 {free}' },
  withdrawalFees: { en: 'Pay out the withdrawal fees', tc: '支付提領費用' },
  receiverAffected: { en: 'The receiver of the fees', tc: '費用收款方' },

  opening: { en: 'Open staged withdrawals', tc: '開放分階段提領' },
  askOpening: { en: 'Open withdrawals for ever?', tc: '要永久開放提領嗎？' },
  openingAffected: { en: 'Everyone with an unlocked allotment', tc: '所有配額已解鎖的人' },
  open: { en: 'Open', tc: '已開放' },
  closed: { en: 'Closed', tc: '未開放' },

  ofReserves: { en: 'Reserves and periods', tc: '儲備與週期' },
  ofTokens: { en: 'New tokens', tc: '新代幣' },
  ofBoxes: { en: 'Boxes, cards and nodes', tc: '盲盒、卡片與節點' },
  ofEpochs: { en: 'Rewards by epochs', tc: '分期獎勵' },
  ofWithdrawals: { en: 'Staged withdrawals', tc: '分階段提領' },
  ofAssets: { en: 'Assets', tc: '資產' },
  ofLocks: { en: 'Lock B and energy', tc: '鎖倉 B 與能量' },
  ofOwners: { en: 'Owners', tc: '擁有者' },
})

/** The contracts as their own features name them. */
export const contractTexts = defineTexts({
  TokenFactory: { en: 'Token factory', tc: '代幣工廠' },
  LockB: { en: 'Lock B', tc: '鎖倉 B' },
  StagedWithdrawal: { en: 'Withdrawals', tc: '提領合約' },
  BlindBoxes: { en: 'Blind boxes', tc: '盲盒合約' },
  Cards: { en: 'Cards', tc: '卡片合約' },
  RewardDistributor: { en: 'Rewards by epochs', tc: '分期獎勵合約' },
  RwaRegistry: { en: 'Registry of assets', tc: '資產登記合約' },
  TermStaking: { en: 'Term staking', tc: '定期質押' },
  LpPurchases: { en: 'LP purchases', tc: 'LP 購買合約' },
  LpStaking: { en: 'LP staking', tc: 'LP 質押合約' },
  BurnMining: { en: 'Burn mining', tc: '銷毀挖礦合約' },
})
