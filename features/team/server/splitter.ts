import { feeSplitterAbi } from '../contract/abi.ts'

/** The contract that every fee goes through, as other features read and call it. */
export const feeSplitter = { name: 'FeeSplitter', abi: feeSplitterAbi } as const
