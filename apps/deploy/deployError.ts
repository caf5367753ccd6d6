/** An error that the caller of deploy or seed can fix; its message states how. */
export class DeployError extends Error {}
