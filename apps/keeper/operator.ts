import type { Sender } from '#apps/deploy/sender.ts'
import { DeployError } from '#apps/deploy/deployError.ts'
import { addressOfKey } from '#tools/devnet/crypto.ts'
import { fromPlain } from '#platform/chain/abi.ts'
import type { CallSigner } from '#platform/chain/signedCall.ts'
import { type Address, addressFromHex } from '#platform/std/address.ts'

interface Signer extends CallSigner {
  readonly address: Address
}

/** Signs calls of one contract with a private key of 64 hex digits, and sends through a node, or the next of several by commas. */
export function operatorWith(
  urls: string,
  privateKey: string,
  contract: Address,
  apiKey: string | null = null,
): Signer {
  let sender: Promise<Sender> | null = null
  // What signs takes a second to load, and most of the time there is nothing to sign.
  const signer = () =>
    (sender ??= import('#apps/deploy/sender.ts').then(
      (module) => new module.Sender(urls, privateKey, { apiKey }),
    ))
  return {
    address: addressFromHex(addressOfKey(privateKey)),
    async sign({ abi, functionName, args }) {
      const own = await signer()
      const plain = args.map(fromPlain)
      const signed = await own.signCall(contract, abi, functionName, plain)
      return {
        hash: signed.txID,
        expires: Math.floor(signed.raw_data.expiration / 1000),
        async broadcast() {
          try {
            await own.broadcast(signed)
            return null
          } catch (error) {
            if (error instanceof DeployError) return error.message
            throw error
          }
        },
      }
    },
  }
}
