/** Which functions of the contracts ask who calls, from the compiler's syntax tree. */
import { createRequire } from 'node:module'

import { ownSources, withImports } from './contract-sources.ts'

/** A node of the compiler's syntax tree, as far as it is read here. */
interface Node {
  readonly id: number
  readonly nodeType: string
  readonly name?: string
  readonly nodes?: readonly Node[]
  readonly kind?: string
  readonly contractKind?: string
  readonly abstract?: boolean
  readonly visibility?: string
  readonly stateMutability?: string
  readonly stateVariable?: boolean
  readonly linearizedBaseContracts?: readonly number[]
  readonly baseFunctions?: readonly number[]
  readonly operator?: string
  readonly leftExpression?: Node
  readonly rightExpression?: Node
  readonly indexExpression?: Node
  readonly expression?: Node
  readonly memberName?: string
  readonly arguments?: readonly Node[]
  readonly referencedDeclaration?: number
  readonly declarations?: readonly (Node | null)[]
  readonly initialValue?: Node
  readonly typeDescriptions?: { readonly typeString?: string }
}

const compiler = createRequire(import.meta.url)('./solc-shim.cjs') as {
  compile(input: string): string
}

/** What an owner of a position is called: a local name, a field, or a function that reads it from a word. */
const positionNames = new Set([
  'owner',
  'holder',
  'maker',
  'taker',
  'buyer',
  'seller',
  'locker',
  'creator',
])

/**
 * The functions that change something and compare the caller with anything but the owner of a position, the origin of the
 * transaction or a receiver, or look the caller up in a list of permissions; by themselves or in what they call.
 * @param sources Solidity by file; the product's contracts where none are given
 * @returns `Contract.function`, sorted
 */
export function roleFunctions(
  sources: Readonly<Record<string, { readonly content: string }>> = withImports(ownSources()),
): readonly string[] {
  const nodes = treeOf(sources)

  const isDeployable = ({ nodeType, contractKind, abstract }: Node): boolean =>
    nodeType === 'ContractDefinition' && contractKind === 'contract' && abstract === false
  return [...nodes.values()]
    .filter(isDeployable)
    .flatMap((contract) => {
      const functions = functionsOf(contract, nodes)
      return functions
        .filter(isEntry)
        .filter((entry) => asks(entry, functions, nodes, new Set()))
        .map(({ name, kind }) => `${contract.name}.${name || kind}`)
    })
    .toSorted()
}

function treeOf(sources: object): ReadonlyMap<number, Node> {
  const input = {
    language: 'Solidity',
    sources,
    settings: { evmVersion: 'cancun', outputSelection: { '*': { '': ['ast'] } } },
  }
  const output = JSON.parse(compiler.compile(JSON.stringify(input))) as {
    readonly sources: Readonly<Record<string, { readonly ast: unknown }>>
  }
  const trees = Object.values(output.sources).map(({ ast }) => ast)
  return new Map([...nodesIn(trees)].map((node) => [node.id, node]))
}

function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return
  if ('nodeType' in value && 'id' in value) yield value as Node
  for (const child of Object.values(value)) yield* nodesIn(child)
}

/** Of a contract and its bases, those that override first. */
function functionsOf(contract: Node, nodes: ReadonlyMap<number, Node>): readonly Node[] {
  const all = (contract.linearizedBaseContracts ?? [])
    .flatMap((id) => nodes.get(id)?.nodes ?? [])
    .filter(({ nodeType }) => nodeType === 'FunctionDefinition')
  const overridden = new Set(all.flatMap(({ baseFunctions = [] }) => baseFunctions))
  return all.filter(({ id }) => !overridden.has(id))
}

/** What may be called from outside and changes something. */
const isEntry = ({ visibility, stateMutability, kind }: Node): boolean =>
  (visibility === 'external' || visibility === 'public') &&
  (stateMutability === 'nonpayable' || stateMutability === 'payable') &&
  kind !== 'constructor'

function asks(
  body: Node,
  functions: readonly Node[],
  nodes: ReadonlyMap<number, Node>,
  seen: Set<number>,
): boolean {
  if (seen.has(body.id)) return false
  seen.add(body.id)
  for (const node of nodesIn(body)) {
    if (asksWho(node, nodes)) return true
    const called = nodes.get(node.referencedDeclaration ?? -1)
    if (called?.nodeType !== 'FunctionDefinition' && called?.nodeType !== 'ModifierDefinition')
      continue
    // A call of another contract has its own entry; there, the caller is this contract.
    if (node.nodeType === 'MemberAccess' && called.visibility === 'external') continue
    const own =
      functions.find(({ baseFunctions = [] }) => baseFunctions.includes(called.id)) ?? called
    if (asks(own, functions, nodes, seen)) return true
  }
  return false
}

function asksWho(node: Node, nodes: ReadonlyMap<number, Node>): boolean {
  const { leftExpression: left, rightExpression: right, indexExpression: index } = node
  if (left && right && (node.operator === '==' || node.operator === '!=')) {
    if (isSender(left, nodes)) return !isPosition(right, nodes)
    if (isSender(right, nodes)) return !isPosition(left, nodes)
  }
  return (
    index !== undefined && isSender(index, nodes) && node.typeDescriptions?.typeString === 'bool'
  )
}

/** `msg.sender`, `_msgSender()`, or a local variable that was declared as either. */
function isSender(node: Node, nodes: ReadonlyMap<number, Node>): boolean {
  const { nodeType, memberName, expression, referencedDeclaration } = node
  if (memberName === 'sender') return expression?.name === 'msg'
  if (nodeType === 'FunctionCall') return expression?.name === '_msgSender'
  if (nodeType !== 'Identifier') return false
  const statement = [...nodes.values()].find(
    ({ declarations, initialValue }) =>
      initialValue !== undefined && declarations?.[0]?.id === referencedDeclaration,
  )
  return statement?.initialValue !== undefined && isSender(statement.initialValue, nodes)
}

function isPosition(other: Node, nodes: ReadonlyMap<number, Node>): boolean {
  if (other.nodeType === 'FunctionCall') {
    if (other.kind === 'typeConversion') return isPosition(other.arguments![0]!, nodes)
    // `box.holder()` reads a word, `owner()` the contract.
    return positionNames.has(other.expression?.memberName ?? '')
  }
  if (other.nodeType === 'MemberAccess') {
    return other.memberName === 'origin' || positionNames.has(other.memberName ?? '')
  }
  // One address for each number: of a position.
  if (other.nodeType === 'IndexAccess') {
    return other.indexExpression?.typeDescriptions?.typeString === 'uint256'
  }
  const variable = nodes.get(other.referencedDeclaration ?? -1)
  if (variable === undefined || variable.stateVariable !== false) return false
  return variable.name === 'to' || positionNames.has(variable.name ?? '')
}
