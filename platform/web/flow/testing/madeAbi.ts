import { parametersOf } from '#platform/std/action.ts'
import type { Abi } from 'viem'

const abis = import.meta.glob<Record<string, Abi>>('../../../../features/*/contract/abi.ts', {
  eager: true,
})

/** A contract that another made has no name in the deployment: the ABIs of the flow's feature that have the method. */
export function madeAbi(kind: string, method: string): Abi {
  const [name, types] = [method.slice(0, method.indexOf('(')), typesOf(parametersOf(method))]
  return Object.entries(abis)
    .filter(([file]) => file.includes(`/features/${kind.slice(0, kind.indexOf('.'))}/`))
    .flatMap(([, module]) => Object.values(module))
    .filter((abi) =>
      abi.some(
        (item) => item.type === 'function' && item.name === name && typesOf(item.inputs) === types,
      ),
    )
    .flat()
}

const typesOf = (list: readonly { readonly type: string }[]): string =>
  list.map(({ type }) => type).join()
