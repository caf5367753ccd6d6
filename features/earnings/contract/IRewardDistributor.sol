// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IBuilderRole} from "./IBuilderRole.sol";

/// @title Reasons that RewardDistributor shows in a wallet.
library DistributorReason {
    /// @dev Only the builder posts epochs.
    string internal constant NOT_BUILDER = "Only the builder may post epochs";
    /// @dev Only the guardian revokes them.
    string internal constant NOT_GUARDIAN = "Only the guardian may revoke epochs";
    /// @dev One epoch waits at a time.
    string internal constant WAITING = "Another epoch is waiting";
    /// @dev The epoch would not know that the last one was accepted, and promise its amounts again.
    string internal constant BLOCK_OLD = "That block is older than the last accepted epoch";
    /// @dev The epoch would read blocks that are not there.
    string internal constant BLOCK_AHEAD = "That block is not there yet";
    /// @dev Lists that belong together differ in length.
    string internal constant LENGTHS = "Lists differ in length";
    /// @dev Tokens are not in ascending order, one is named twice, or they are more than `MAX_TOKENS`.
    string internal constant TOKENS = "Tokens are out of order or too many";
    /// @dev Totals of all accepted epochs and this one do not fit 128 bits.
    string internal constant TOO_MUCH = "Amount is too large";
    /// @dev The contract does not hold the total beside what accepted epochs still owe.
    string internal constant FUNDS = "Funds for this epoch are missing";
    /// @dev The epoch was never posted, or was accepted or revoked.
    string internal constant NOT_WAITING = "This epoch is not waiting";
    /// @dev The challenge time has not passed.
    string internal constant TOO_EARLY = "Challenge time has not passed";
    /// @dev Claims are paid from accepted epochs alone.
    string internal constant NOT_ACCEPTED = "This epoch is not accepted";
    /// @dev Index, account, token and amount are not a leaf of the epoch.
    string internal constant PROOF = "Not part of this epoch";
    /// @dev The epoch's leaves come to more than its total: what is above it is not paid.
    string internal constant BEYOND = "Beyond the total of this epoch";
}

/// @title Rewards that are computed off chain from chain events, and claimed here.
/// @notice An epoch is a Merkle root over amounts of its own: what each account has earned of each token and no
/// accepted epoch holds yet, up to a block. The builder posts it with the hash of its public data file; for the
/// challenge time anybody can compute it again and the guardian can revoke it; then anybody accepts it, and it can
/// never be revoked.
///
/// Funds come first: an epoch is neither posted nor accepted unless the contract holds its totals beside all that
/// accepted epochs still owe. From then on its totals are its own budget. An epoch pays from its budget alone, so no
/// other epoch, false or right, takes anything from it, and it stays claimable for ever. Where the leaves of an epoch
/// come to more than its total, only this epoch's accounts lose: the first claims are paid. Money comes in by plain
/// TRX, `fund`, or a transfer, and leaves by `claim` alone, to the account of the leaf. There is no owner, no pause, no
/// sweep and no upgrade. The guardian and the challenge time never change; the builder changes by `IBuilderRole`. What
/// builder and guardian can do together: promise what lies here unpromised, to accounts of their choice, in the open
/// for the whole challenge time.
///
/// TRX is the zero address. A leaf is keccak256(keccak256(abi.encode(index, account, token, amount))), pairs are hashed
/// in ascending order: OpenZeppelin's standard tree of (uint256, address, address, uint256). Indexes count from 0; two
/// leaves of one index are paid once.
///
/// The life of an epoch: waiting (`post`), accepted (`accept`) or revoked (`revoke`).
interface IRewardDistributor is IBuilderRole {
    /// @notice `epoch` waits. Lists in the order of tokens.
    /// @param dataHash SHA-256 of the data file.
    /// @param upToBlock The last block that it reads.
    /// @param acceptableAt Unix seconds.
    /// @param totals Base units of each token that the epoch promises.
    event EpochPosted(
        uint256 indexed epoch,
        bytes32 root,
        bytes32 dataHash,
        uint256 upToBlock,
        uint256 acceptableAt,
        address[] tokens,
        uint256[] totals
    );
    /// @notice The guardian refused the epoch.
    event EpochRevoked(uint256 indexed epoch, string why);
    /// @notice The epoch can be claimed from, for ever.
    event EpochAccepted(uint256 indexed epoch, bytes32 root, uint256 upToBlock);
    /// @notice `account` was paid `amount` of `token` by the leaf `index` of `epoch`.
    event RewardClaimed(
        uint256 indexed epoch,
        address indexed account,
        address indexed token,
        uint256 index,
        uint256 amount
    );
    /// @notice `amount` of `token` arrived from `from`, for ever. A transfer by the token alone emits nothing.
    event Funded(address indexed from, address indexed token, uint256 amount);

    // ---- The life of an epoch

    /// @notice Posts an epoch. Builder only.
    /// @dev Reasons: NOT_BUILDER, WAITING, BLOCK_OLD, BLOCK_AHEAD, LENGTHS, TOKENS, TOO_MUCH, FUNDS.
    /// @param dataHash SHA-256 of the data file.
    /// @param upToBlock The last block that it reads: the one in which the last epoch was accepted, or a later one.
    /// @param tokens Ascending, TRX first.
    /// @param totals Base units of each that the epoch promises: the sum of its leaves.
    /// @return epoch Numbered from 1.
    function post(
        bytes32 root,
        bytes32 dataHash,
        uint256 upToBlock,
        address[] calldata tokens,
        uint256[] calldata totals
    ) external returns (uint256 epoch);

    /// @notice Refuses a waiting epoch, for ever. Guardian only; never one that was accepted.
    /// @dev Reasons: NOT_GUARDIAN, NOT_WAITING.
    /// @param why For readers of the record.
    function revoke(uint256 epoch, string calldata why) external;

    /// @notice Accepts a waiting epoch whose challenge time has passed. Anybody may call.
    /// @dev Reasons: NOT_WAITING, TOO_EARLY, FUNDS.
    function accept(uint256 epoch) external;

    // ---- Claims

    /// @notice Pays an account by leaves of any accepted epochs. Anybody may call; the money goes to the account.
    /// Nothing gates it. A leaf that was paid before pays nothing and fails nothing.
    /// @dev Reasons: LENGTHS, NOT_ACCEPTED, PROOF, BEYOND, TRANSFER_FAILED. A leaf that is refused, or a token that
    /// refuses its transfer, stops the call: claim the others without it. Neighbouring leaves of one token are paid at
    /// once.
    /// @param epochIds The epoch of each leaf; one may be named several times.
    /// @param indexes The index of each leaf in its epoch.
    /// @param tokens The token of each leaf.
    /// @param amounts Base units of each leaf.
    /// @param proofs Of each leaf its siblings, from the leaf up.
    /// @return paid Base units paid by each leaf.
    function claim(
        address account,
        uint256[] calldata epochIds,
        uint256[] calldata indexes,
        address[] calldata tokens,
        uint256[] calldata amounts,
        bytes32[][] calldata proofs
    ) external returns (uint256[] memory paid);

    // ---- Funds

    /// @notice Adds a TRC-20 token of the caller, for ever, and is refused where nothing of it arrives. TRX comes by a
    /// plain transfer of it.
    function fund(address token, uint256 amount) external;

    /// @notice Of a token: base units that lie here, those promised by accepted epochs and not paid, and the rest.
    function reserve(address token) external view returns (uint256 balance, uint256 promised, uint256 free);

    // ---- Reads

    /// @notice Number of epochs ever posted: the highest number.
    function epochs() external view returns (uint256);

    /// @notice The epoch that waits; 0 where none does.
    function waitingEpoch() external view returns (uint256);

    /// @notice The epoch that was accepted last; 0 before the first.
    function acceptedEpoch() external view returns (uint256);

    /// @notice The block in which the last epoch was accepted; 0 before the first. The next epoch reads it, too.
    function acceptedInBlock() external view returns (uint256);

    /// @notice An epoch; all zero where there is none.
    /// @return state 1 waiting, 2 accepted, 3 revoked.
    function epochOf(uint256 epoch)
        external
        view
        returns (
            uint256 state,
            bytes32 root,
            bytes32 dataHash,
            uint256 upToBlock,
            uint256 acceptableAt,
            address[] memory tokens,
            uint256[] memory totals
        );

    /// @notice Base units of a token that an accepted epoch promised and has not paid; 0 of any other epoch.
    function remainingOf(uint256 epoch, address token) external view returns (uint256);

    /// @notice Whether each of these leaves was paid.
    /// @param epochIds The epoch of each leaf.
    /// @param indexes The index of each leaf in its epoch.
    function isClaimed(uint256[] calldata epochIds, uint256[] calldata indexes) external view returns (bool[] memory);

    /// @notice Base units of a token that were accepted and paid, of all accounts, since the beginning.
    function totalsOf(address token) external view returns (uint256 accepted, uint256 paid);

    /// @notice Seconds between posting and accepting.
    function challengeTime() external view returns (uint256);

    /// @notice The most tokens of one epoch.
    function MAX_TOKENS() external view returns (uint256);
}
