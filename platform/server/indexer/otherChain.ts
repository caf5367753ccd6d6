import type { App } from '../app.ts'

/** The node is of another chain than the deployment: nothing of it is read, nothing is rolled back for it. */
export class OtherChain extends Error {
  override readonly name = 'OtherChain'
}

/** Reads from the node which chain it is of. Throws OtherChain. */
export async function refuseOtherChain({ node, deployment }: App): Promise<void> {
  const chainId = await node.chainId()
  if (chainId === deployment.chainId.toLowerCase()) return
  throw new OtherChain(
    `The TRON node at ${new URL(node.url).host} is of chain ${chainId}, the deployment of ${deployment.chainId}: check TRON_URL and DEPLOYMENT.`,
  )
}
