import { witnesses } from '../accounts.ts'
import { showAddress } from '../codec/json.ts'
import { chainParameters, params } from '../params.ts'
import type { Routes } from './call.ts'

export const networkRoutes: Routes = {
  getchainparameters: () => ({
    chainParameter: chainParameters.map(([key, value]) =>
      value === 0n ? { key } : { key, value },
    ),
  }),
  getnodeinfo: ({ node }) => ({
    beginSyncNum: 0,
    block: `Num:${node.head.number},ID:${node.head.id}`,
    solidityBlock: `Num:${node.solidNumber},ID:${node.ledger.mustHave(node.solidNumber).header.id}`,
    currentConnectCount: 0,
    activeConnectCount: 0,
    passiveConnectCount: 0,
    peerList: [],
    configNodeInfo: { codeVersion: '4.8.2', versionNum: '18620', p2pVersion: '1' },
  }),
  getenergyprices: () => ({ prices: `0:${params.energyFee}` }),
  getbandwidthprices: () => ({ prices: `0:${params.transactionFee}` }),
  getmemofee: () => ({ prices: `0:${params.memoFee}` }),
  getburntrx: ({ node }) => {
    const burned = node.state.get('totals', 'burned') ?? 0n
    return burned === 0n ? {} : { burnTrxAmount: burned }
  },
  listwitnesses: ({ visible }) => ({
    witnesses: witnesses.map(({ address }) => ({
      address: showAddress(address, visible),
      isJobs: true,
    })),
  }),
  listnodes: () => ({}),
}
