import type { Locale } from '#platform/std/text.ts'

interface EnergyLabels {
  readonly energy: RegExp
  readonly days: string
  readonly receiver: RegExp
  readonly amount: RegExp
  readonly firstStake: RegExp
  readonly price: RegExp
  readonly least: RegExp
  readonly askLease: RegExp
  readonly cheaper: RegExp
  readonly burnCheaper: RegExp
  readonly running: string
  readonly over: string
  readonly end: string
  readonly leaseDone: string
  readonly endDone: string
  readonly makeDone: string
  readonly supplyDone: string
  readonly termsDone: string
  readonly leaveDone: string
  readonly collectDone: string
  readonly isContract: RegExp
  readonly supply: string
  readonly change: string
  readonly leave: string
  readonly stop: string
  readonly stopped: string
  readonly collect: RegExp
  readonly nobody: string
  readonly max: RegExp
  readonly rent: string
  readonly enough: RegExp
  readonly rentFrom: RegExp
  readonly leaving: RegExp
  readonly leased: string
}

/** Texts of the screens of energy, as a user reads them. */
export const energyLabels: Record<Locale, EnergyLabels> = {
  en: {
    energy: /^Energy a day/,
    days: 'Days',
    receiver: /^Energy receiver/,
    amount: /^Amount/,
    firstStake: /^First stake/,
    price: /^Price, sun for one energy/,
    least: /^Least energy of a lease/,
    askLease: /^Lease [\d,]+ energy for 1 day\?/,
    cheaper: /less than burning/,
    burnCheaper: /^Used once, burning is cheaper/,
    running: 'Running',
    over: 'Expired',
    end: 'End',
    leaseDone: 'Energy delivered',
    endDone: 'Lease ended',
    makeDone: 'Lender made',
    supplyDone: 'Staked',
    termsDone: 'Terms changed',
    leaveDone: 'On its way out',
    collectDone: 'Collected',
    isContract: /^This address is a contract/,
    supply: 'Add stake',
    change: 'Price',
    leave: 'Leave',
    stop: 'Stop new leases',
    stopped: 'No new leases',
    collect: /^Collect /,
    nobody: 'Nobody leases of you now',
    max: /^Max/,
    rent: 'Rent',
    enough: /^Own energy is enough/,
    rentFrom: /cheaper from \d+ such actions on/,
    leaving: /on its way out$/,
    leased: 'Leased',
  },
  tc: {
    energy: /^每日能量/,
    days: '天數',
    receiver: /^能量接收地址/,
    amount: /^數量/,
    firstStake: /^首次質押/,
    price: /^價格：每能量每日 sun/,
    least: /^每筆租約最少能量/,
    askLease: /^租用 [\d,]+ 能量 1 天？/,
    cheaper: /比燃燒省/,
    burnCheaper: /^若只使用一次，直接燃燒較划算/,
    running: '進行中',
    over: '已到期',
    end: '結束',
    leaseDone: '能量已交付',
    endDone: '租約已結束',
    makeDone: '出租合約已建立',
    supplyDone: '已質押',
    termsDone: '條件已修改',
    leaveDone: '正在退出',
    collectDone: '已領取',
    isContract: /^此地址是合約/,
    supply: '增加質押',
    change: '價格',
    leave: '退出',
    stop: '停止新租約',
    stopped: '不接受新租約',
    collect: /^領取 /,
    nobody: '目前無人向您租用',
    max: /^最大/,
    rent: '租用',
    enough: /^自有能量足夠/,
    rentFrom: /\d+ 次此類操作起較便宜/,
    leaving: /筆正在退出$/,
    leased: '租用',
  },
}
