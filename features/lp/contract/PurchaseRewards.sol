// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {Math} from "@openzeppelin/tron-contracts/utils/math/Math.sol";
import {Deposits} from "../../../platform/contracts/Deposits.sol";
import {IRewardVault} from "../../../platform/contracts/IRewardVault.sol";
import {RewardVault} from "../../../platform/contracts/RewardVault.sol";
import {ITwapOracle} from "../../exchange/contract/ITwapOracle.sol";
import {ILpPurchases, PurchaseReason} from "./ILpPurchases.sol";

/// @title What the reward of a purchase comes to, and how much of it a day has.
abstract contract PurchaseRewards is ILpPurchases {
    /// @notice The maximum of a rate: 0.3 % of one half. The buyer has already paid as much to the pool.
    uint256 public constant MAX_RATE = 1_500;

    uint256 private constant MILLION = 1_000_000;
    /// @dev The oracle is called with this amount of TES: a million, so that little is rounded off.
    uint256 private constant SAMPLE = 1e24;

    /// @dev One word: the number of purchases, and what the day has promised.
    struct Today {
        uint64 count;
        uint64 day;
        uint128 promised;
    }

    ITwapOracle public immutable oracle;
    /// @inheritdoc ILpPurchases
    address public immutable rewardToken;
    /// @inheritdoc ILpPurchases
    address public immutable vault;

    Terms private _terms;
    Today private _today;

    constructor(ITRC20 rewardToken_, ITwapOracle oracle_, Terms memory terms_) {
        assert(terms_.rate <= MAX_RATE);
        rewardToken = address(rewardToken_);
        oracle = oracle_;
        vault = address(new RewardVault(rewardToken_));
        _terms = terms_;
    }

    /// @inheritdoc ILpPurchases
    function fund(uint256 amount) external {
        // Interaction: no book of ours is kept of it.
        Deposits.take(ITRC20(rewardToken), vault, amount);
    }

    // ---- Reads

    /// @inheritdoc ILpPurchases
    function count() external view returns (uint256) {
        return _today.count;
    }

    /// @inheritdoc ILpPurchases
    function rewardFor(uint256 worth) external view returns (uint256) {
        return Math.min(_rewardOf(_terms, worth), leftToday());
    }

    /// @inheritdoc ILpPurchases
    function leftToday() public view returns (uint256) {
        (,, uint256 free) = IRewardVault(vault).reserve();
        return Math.min(free, _terms.daily - _promisedToday(_today));
    }

    /// @inheritdoc ILpPurchases
    function terms()
        external
        view
        returns (uint256 rate, uint256 ceiling, uint256 least, uint256 most, uint256 daily, uint256 waiting)
    {
        Terms memory all = _terms;
        return (all.rate, all.ceiling, all.least, all.most, all.daily, all.waiting);
    }

    /// @inheritdoc ILpPurchases
    function reserve() external view returns (uint256 balance, uint256 promised, uint256 free) {
        return IRewardVault(vault).reserve();
    }

    // ---- Inside

    /// @dev Sets the reward of the next purchase aside.
    function _earn(uint256 worth, uint256 minReward) internal returns (uint256 id, uint256 reward) {
        Terms memory all = _terms;
        if (worth < all.least) revert(PurchaseReason.LEAST);
        reward = Math.min(_rewardOf(all, worth), leftToday());
        if (reward < minReward) revert(PurchaseReason.REWARD);

        // Effect:
        Today memory today = _today;
        id = today.count + 1;
        _today = Today(uint64(id), uint64(block.timestamp / 1 days), uint128(_promisedToday(today) + reward));

        // Interaction: our own vault.
        if (reward > 0) IRewardVault(vault).setAside(reward);
    }

    function _waiting() internal view returns (uint256) {
        return _terms.waiting;
    }

    /// @dev Of a worth, as far as it earns, at the average price; nothing where there is none.
    function _rewardOf(Terms memory all, uint256 worth) private view returns (uint256) {
        uint256 earning = Math.min(worth, all.most) * all.rate;
        try oracle.tesToUsdt(SAMPLE) returns (uint256 usdt) {
            uint256 most = (earning * all.ceiling) / MILLION;
            return usdt == 0 ? most : Math.min(most, (earning * SAMPLE) / (usdt * MILLION));
        } catch {
            return 0;
        }
    }

    function _promisedToday(Today memory today) private view returns (uint256) {
        return today.day == block.timestamp / 1 days ? today.promised : 0;
    }
}
