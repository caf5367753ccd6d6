// What Ponder indexes: the contracts of the product, by the facts in PONDER_FACTS:
// {"rpc", "chainId", "from", "to", "tes", "contracts": {name: {"abi", "address"}}}.
import { createConfig } from 'ponder'

const facts = JSON.parse(process.env['PONDER_FACTS'] ?? '')

export const ponderConfig = createConfig({
  chains: {
    tron: { id: facts.chainId, rpc: facts.rpc, pollingInterval: 60_000, ethGetLogsBlockRange: 50 },
  },
  contracts: Object.fromEntries(
    Object.entries(facts.contracts).map(([name, { abi, address }]) => [
      name,
      { chain: 'tron', abi, address, startBlock: facts.from, endBlock: facts.to },
    ]),
  ),
})
