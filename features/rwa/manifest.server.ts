import { tesAbi } from '#platform/contracts/abi.ts'
import { bindApi } from '#platform/server/bind.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { bindActions } from '#platform/server/orders/bindActions.ts'

import { holderActions, roleActions } from './actions.ts'
import { rwaApi } from './api.ts'
import { rwaAssetAbi } from './contract/abi.ts'
import { interests } from './migrations/0001-interests.ts'
import {
  approve,
  attest,
  buy,
  cancelRedemption,
  claim,
  claimRedemption,
  distribute,
  fulfil,
  refund,
  refundFor,
  release,
  requestRedemption,
  transfer,
  withdraw,
} from './server/actions.ts'
import { asset, mine, rwaunion } from './server/assets.ts'
import { documentRoute } from './server/documents.ts'
import { rwaKeys } from './server/exits.ts'
import { rwaHoldings } from './server/holdings.ts'
import { dividendIncome, rwaIndexer } from './server/indexer.ts'
import { interest } from './server/interest.ts'
import { attestations, dividends, holders, record, redemptions } from './server/lists.ts'
import { assetsOwed } from './server/owed.ts'
import { rwaPowers } from './server/powers.ts'
import { canTransfer } from './server/transfer.ts'
import { rwaTables } from './tables.ts'

const holderHandlers = {
  approve,
  buy,
  refund,
  refundFor,
  release,
  claim,
  transfer,
  requestRedemption,
  cancelRedemption,
  claimRedemption,
  withdraw,
}

export const rwa: ServerFeature = {
  name: 'rwa',
  tables: rwaTables,
  migrations: { '0001-interests': interests },
  endpoints: [
    ...bindApi(rwaApi, {
      rwaunion,
      asset,
      attestations,
      dividends,
      redemptions,
      holders,
      canTransfer,
      mine,
      record,
      interest,
    }),
    ...bindActions(holderActions, holderHandlers, rwaAssetAbi, tesAbi),
    ...bindActions(roleActions, { attest, distribute, fulfil }, rwaAssetAbi),
  ],
  indexers: [rwaIndexer],
  files: [documentRoute],
  income: [dividendIncome],
  owed: { order: 10, now: assetsOwed },
  holdings: { order: 11, now: rwaHoldings },
  powers: rwaPowers,
  exits: rwaKeys,
}
