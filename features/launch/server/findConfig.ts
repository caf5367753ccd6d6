import type { Handler } from '#platform/server/bind.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'

import type { issueApi } from '../api.ts'
import { limits, whole } from '../fields.ts'
import { creationFee, factoryAt, isEnabled, leastSoftCap, mostCreationFee } from './contract.ts'
import { constants } from './rules.ts'

type Unit = 'bytes' | 'tokens' | 'rate' | 'seconds' | 'sun' | 'shares' | 'time'
interface Range {
  readonly least: bigint | number
  readonly most: bigint | number
}

const limit = (
  field: string,
  unit: Unit,
  { least, most }: Range,
  { also0 = false, of = null }: { also0?: boolean; of?: string | null } = {},
) => ({ field, unit, least: String(least), most: String(most), also0, of })

const off = { also0: true }
const ofSupply = { also0: true, of: 'totalSupply' }
const ofShares = { of: 'maxTotalNum' }
const fifth = whole / limits.eachOf

const token = [
  limit('name', 'bytes', { least: 1, most: limits.nameBytes }),
  limit('symbol', 'bytes', { least: 1, most: limits.symbolBytes }),
  limit('totalSupply', 'tokens', limits.totalSupply),
  limit('feeBuy', 'rate', limits.fee),
  limit('feeSell', 'rate', limits.fee),
  limit('lpBurnFrequency', 'seconds', limits.lpBurnFrequency, off),
  limit('percentForLPBurn', 'rate', limits.percentForLPBurn, off),
  limit('burnLimit', 'tokens', limits.burnLimit, ofSupply),
  limit('protectTime', 'seconds', limits.protectTime),
  limit('protectFee', 'rate', limits.protectFee),
  limit('swapThreshold', 'tokens', limits.swapThreshold, ofSupply),
]

const presale = [
  limit('startTime', 'time', limits.startTime),
  limit('presaleEthAmount', 'sun', limits.presaleEthAmount),
  limit('tradeEthAmount', 'sun', limits.tradeEthAmount, { also0: true, of: 'presaleEthAmount' }),
  limit('maxTotalNum', 'shares', limits.maxTotalNum),
  limit('presaleMaxNum', 'shares', { least: 1, most: fifth }, ofShares),
  limit('insideMaxNum', 'shares', { least: 0, most: fifth }, ofShares),
  limit('softCapRate', 'rate', limits.softCapRate),
  limit('userLPShare', 'rate', limits.userLPShare),
  limit('devLPShare', 'rate', limits.devLPShare),
  limit('vestingDelay', 'seconds', limits.vestingDelay),
  limit('vestingRate', 'rate', limits.vestingRate),
  limit('vestingDis', 'seconds', limits.vestingDis, off),
  limit('backingShare', 'rate', limits.backingShare),
]

export const findConfig: Handler<typeof issueApi.findConfig> = async (_, call) => {
  const { app, session } = call
  const [fee, most, enabled, least, price, balance] = await Promise.all([
    creationFee(app),
    mostCreationFee(app),
    isEnabled(app),
    leastSoftCap(app),
    app.node.energyPrice(),
    session === null ? null : app.node.balance(session.address),
  ])
  const { address: factory } = factoryAt(app)
  const source = (what: string, name: string, value: unknown) =>
    sourceOf(app, { what, contract: factory, call: `${name}()`, value })
  return {
    factory,
    enabled,
    creationFee: String(fee),
    mostCreationFee: String(most),
    energyPrice: String(price),
    token,
    presale,
    constants: { ...constants, leastSoftCap: String(least) },
    time: app.clock.now(),
    balance: balance === null ? null : String(balance),
    sources: [
      source('creationFee', 'creationFee', fee),
      source('mostCreationFee', 'MAX_CREATION_FEE', most),
      source('enabled', 'factoryEnabled', enabled),
      source('leastSoftCap', 'leastSoftCap', least),
    ],
  }
}
