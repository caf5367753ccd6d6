// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {MerkleProof} from "@openzeppelin/tron-contracts/utils/cryptography/MerkleProof.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {Deposits} from "../../../platform/contracts/Deposits.sol";
import {Trx} from "../../../platform/contracts/Trx.sol";
import {BuilderRole} from "./BuilderRole.sol";
import {DistributorReason, IRewardDistributor} from "./IRewardDistributor.sol";

/// @title Rewards that are computed off chain, and claimed here.
/// @dev Guarded against calls from within wherever money moves or is counted: what lies here is read from balances.
contract RewardDistributor is IRewardDistributor, BuilderRole, ReentrancyGuardTransient {
    using SafeTRC20 for ITRC20;

    uint256 private constant WAITING = 1;
    uint256 private constant ACCEPTED = 2;
    uint256 private constant REVOKED = 3;

    struct Epoch {
        uint8 state;
        uint64 upToBlock;
        uint64 acceptableAt;
        bytes32 root;
        bytes32 dataHash;
        address[] tokens;
    }

    /// @dev Numbers of epochs, and the block in which one was accepted last. One word.
    struct Course {
        uint64 posted;
        uint64 waiting;
        uint64 accepted;
        uint64 acceptedInBlock;
    }

    /// @dev One word, and never zero again: a claim pays for no new slot of it.
    struct Budget {
        uint128 total;
        uint128 paid;
    }

    /// @inheritdoc IRewardDistributor
    uint256 public constant MAX_TOKENS = 16;

    /// @inheritdoc IRewardDistributor
    uint256 public immutable challengeTime;

    Course private _course;
    mapping(uint256 epoch => Epoch) private _epochs;
    /// @dev Of an epoch that waits, too: it owes nothing yet.
    mapping(uint256 epoch => mapping(address token => Budget)) private _budgets;
    /// @dev Sums of the budgets of all accepted epochs: what they owe is the difference.
    mapping(address token => Budget) private _sums;
    /// @dev A bit for each leaf.
    mapping(uint256 epoch => mapping(uint256 word => uint256)) private _claimed;

    constructor(address builder_, address guardian_, uint256 challengeTime_) BuilderRole(builder_, guardian_) {
        challengeTime = challengeTime_;
    }

    /// @dev TRX from any sender, mainly the fee splitter's pool.
    receive() external payable {
        emit Funded(msg.sender, address(0), msg.value);
    }

    // ---- The life of an epoch

    /// @inheritdoc IRewardDistributor
    function post(
        bytes32 root,
        bytes32 dataHash,
        uint256 upToBlock,
        address[] calldata tokens,
        uint256[] calldata totals
    ) external returns (uint256 epoch) {
        if (msg.sender != builder) revert(DistributorReason.NOT_BUILDER);
        Course memory course = _course;
        if (course.waiting != 0) revert(DistributorReason.WAITING);
        if (upToBlock < course.acceptedInBlock) revert(DistributorReason.BLOCK_OLD);
        if (upToBlock >= block.number) revert(DistributorReason.BLOCK_AHEAD);
        _check(tokens, totals);

        // Effect:
        epoch = course.posted + 1;
        (course.posted, course.waiting) = (uint64(epoch), uint64(epoch));
        _course = course;
        uint256 acceptableAt = block.timestamp + challengeTime;
        _epochs[epoch] = Epoch({
            state: uint8(WAITING),
            upToBlock: uint64(upToBlock),
            acceptableAt: uint64(acceptableAt),
            root: root,
            dataHash: dataHash,
            tokens: tokens
        });
        for (uint256 i; i < tokens.length; ++i) _budgets[epoch][tokens[i]].total = uint128(totals[i]);

        emit EpochPosted(epoch, root, dataHash, upToBlock, acceptableAt, tokens, totals);
    }

    /// @inheritdoc IRewardDistributor
    function revoke(uint256 epoch, string calldata why) external {
        if (msg.sender != guardian) revert(DistributorReason.NOT_GUARDIAN);
        Epoch storage waiting = _waiting(epoch);

        // Effect:
        waiting.state = uint8(REVOKED);
        _course.waiting = 0;

        emit EpochRevoked(epoch, why);
    }

    /// @inheritdoc IRewardDistributor
    function accept(uint256 epoch) external nonReentrant {
        Epoch storage waiting = _waiting(epoch);
        if (block.timestamp < waiting.acceptableAt) revert(DistributorReason.TOO_EARLY);

        // Effect:
        uint256 length = waiting.tokens.length;
        for (uint256 i; i < length; ++i) {
            address token = waiting.tokens[i];
            uint128 total = _budgets[epoch][token].total;
            _checkFunds(token, total);
            _sums[token].total += total;
        }
        waiting.state = uint8(ACCEPTED);
        Course memory course = _course;
        (course.waiting, course.accepted, course.acceptedInBlock) = (0, uint64(epoch), uint64(block.number));
        _course = course;

        emit EpochAccepted(epoch, waiting.root, waiting.upToBlock);
    }

    // ---- Claims

    /// @inheritdoc IRewardDistributor
    function claim(
        address account,
        uint256[] calldata epochIds,
        uint256[] calldata indexes,
        address[] calldata tokens,
        uint256[] calldata amounts,
        bytes32[][] calldata proofs
    ) external nonReentrant returns (uint256[] memory paid) {
        if (indexes.length != epochIds.length || tokens.length != epochIds.length) revert(DistributorReason.LENGTHS);
        if (amounts.length != epochIds.length || proofs.length != epochIds.length) revert(DistributorReason.LENGTHS);

        // Effect: one by one, so that a leaf that is named twice pays once.
        paid = new uint256[](epochIds.length);
        for (uint256 i; i < epochIds.length; ++i) {
            paid[i] = _take(account, epochIds[i], indexes[i], tokens[i], amounts[i], proofs[i]);
        }
        uint256[] memory due = _sumUp(tokens, paid);

        // Interaction:
        for (uint256 i; i < due.length; ++i) {
            if (due[i] > 0) _pay(tokens[i], account, due[i]);
        }
    }

    // ---- Funds

    /// @inheritdoc IRewardDistributor
    function fund(address token, uint256 amount) external nonReentrant {
        // Interaction: first here, since the event has what arrived. No book of ours is kept of it.
        uint256 arrived = Deposits.take(ITRC20(token), address(this), amount);

        emit Funded(msg.sender, token, arrived);
    }

    /// @inheritdoc IRewardDistributor
    function reserve(address token) external view returns (uint256 balance, uint256 promised, uint256 free) {
        balance = _balanceOf(token);
        promised = _sums[token].total - _sums[token].paid;
        free = balance > promised ? balance - promised : 0;
    }

    // ---- Reads

    /// @inheritdoc IRewardDistributor
    function epochs() external view returns (uint256) {
        return _course.posted;
    }

    /// @inheritdoc IRewardDistributor
    function waitingEpoch() external view returns (uint256) {
        return _course.waiting;
    }

    /// @inheritdoc IRewardDistributor
    function acceptedEpoch() external view returns (uint256) {
        return _course.accepted;
    }

    /// @inheritdoc IRewardDistributor
    function acceptedInBlock() external view returns (uint256) {
        return _course.acceptedInBlock;
    }

    /// @inheritdoc IRewardDistributor
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
        )
    {
        Epoch storage one = _epochs[epoch];
        (state, root, dataHash) = (one.state, one.root, one.dataHash);
        (upToBlock, acceptableAt) = (one.upToBlock, one.acceptableAt);
        tokens = one.tokens;
        totals = new uint256[](tokens.length);
        for (uint256 i; i < tokens.length; ++i) totals[i] = _budgets[epoch][tokens[i]].total;
    }

    /// @inheritdoc IRewardDistributor
    function remainingOf(uint256 epoch, address token) external view returns (uint256) {
        if (_epochs[epoch].state != ACCEPTED) return 0;
        return _budgets[epoch][token].total - _budgets[epoch][token].paid;
    }

    /// @inheritdoc IRewardDistributor
    function isClaimed(
        uint256[] calldata epochIds,
        uint256[] calldata indexes
    ) external view returns (bool[] memory claimed) {
        if (epochIds.length != indexes.length) revert(DistributorReason.LENGTHS);
        claimed = new bool[](epochIds.length);
        for (uint256 i; i < claimed.length; ++i) {
            claimed[i] = _claimed[epochIds[i]][indexes[i] >> 8] & _bitOf(indexes[i]) != 0;
        }
    }

    /// @inheritdoc IRewardDistributor
    function totalsOf(address token) external view returns (uint256 accepted, uint256 paid) {
        return (_sums[token].total, _sums[token].paid);
    }

    // ---- Inside

    function _waiting(uint256 epoch) private view returns (Epoch storage waiting) {
        waiting = _epochs[epoch];
        if (waiting.state != WAITING) revert(DistributorReason.NOT_WAITING);
    }

    function _check(address[] calldata tokens, uint256[] calldata totals) private view {
        if (tokens.length != totals.length) revert(DistributorReason.LENGTHS);
        if (tokens.length > MAX_TOKENS) revert(DistributorReason.TOKENS);
        for (uint256 i; i < tokens.length; ++i) {
            if (i > 0 && tokens[i] <= tokens[i - 1]) revert(DistributorReason.TOKENS);
            if (totals[i] > type(uint128).max - _sums[tokens[i]].total) revert(DistributorReason.TOO_MUCH);
            _checkFunds(tokens[i], totals[i]);
        }
    }

    /// @dev Beside what accepted epochs still owe.
    function _checkFunds(address token, uint256 total) private view {
        if (total + _sums[token].total - _sums[token].paid > _balanceOf(token)) revert(DistributorReason.FUNDS);
    }

    /// @dev Writes down that a leaf is paid from its epoch's budget; 0 where it was before.
    function _take(
        address account,
        uint256 epoch,
        uint256 index,
        address token,
        uint256 amount,
        bytes32[] calldata proof
    ) private returns (uint256) {
        bytes32 leaf = keccak256(bytes.concat(keccak256(abi.encode(index, account, token, amount))));
        if (_epochs[epoch].state != ACCEPTED) revert(DistributorReason.NOT_ACCEPTED);
        if (!MerkleProof.verifyCalldata(proof, _epochs[epoch].root, leaf)) revert(DistributorReason.PROOF);
        uint256 word = _claimed[epoch][index >> 8];
        if (word & _bitOf(index) != 0) return 0;
        Budget memory budget = _budgets[epoch][token];
        if (amount > budget.total - budget.paid) revert(DistributorReason.BEYOND);

        _claimed[epoch][index >> 8] = word | _bitOf(index);
        _budgets[epoch][token].paid = budget.paid + uint128(amount);

        emit RewardClaimed(epoch, account, token, index, amount);
        return amount;
    }

    /// @dev A token's sum is written once for neighbouring leaves of it; what they come to stands at the last of them.
    function _sumUp(address[] calldata tokens, uint256[] memory paid) private returns (uint256[] memory due) {
        due = new uint256[](paid.length);
        uint256 sum;
        for (uint256 i; i < paid.length; ++i) {
            sum += paid[i];
            if (sum == 0 || (i + 1 < paid.length && tokens[i + 1] == tokens[i])) continue;
            _sums[tokens[i]].paid += uint128(sum);
            (due[i], sum) = (sum, 0);
        }
    }

    function _bitOf(uint256 index) private pure returns (uint256) {
        return 1 << (index & 255);
    }

    function _pay(address token, address account, uint256 amount) private {
        if (token == address(0)) Trx.send(account, amount);
        else ITRC20(token).safeTransferChecked(account, amount);
    }

    function _balanceOf(address token) private view returns (uint256) {
        return token == address(0) ? address(this).balance : ITRC20(token).balanceOf(address(this));
    }
}
