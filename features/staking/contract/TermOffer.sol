// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {Math} from "@openzeppelin/tron-contracts/utils/math/Math.sol";
import {Deposits} from "../../../platform/contracts/Deposits.sol";
import {IRewardVault} from "../../../platform/contracts/IRewardVault.sol";
import {Kept, KeptWord} from "../../../platform/contracts/Kept.sol";
import {RewardVault} from "../../../platform/contracts/RewardVault.sol";
import {ITermStaking, TermReason} from "./ITermStaking.sol";

/// @title What can be staked, for how long and for how much; and the reserve that answers for it.
abstract contract TermOffer is ITermStaking {
    /// @dev Base units of a coin that a rate speaks of.
    uint256 private constant UNIT = 1e18;

    /// @notice A coin on offer.
    struct Offer {
        address coin;
        uint96 minimum;
        uint256 total;
    }

    /// @inheritdoc ITermStaking
    address public immutable rewardToken;
    /// @inheritdoc ITermStaking
    address public immutable vault;
    /// @inheritdoc ITermStaking
    mapping(address coin => mapping(uint256 termDays => uint256)) public rateOf;

    uint256[] private _terms;
    Offer[] private _offers;
    /// @dev Numbered from 1.
    mapping(address coin => uint256) private _numbers;
    /// @dev TES that exits gave up since a stake was opened last.
    Kept private _givenUp = KeptWord.none();

    /// @param terms_ Days, shortest first.
    /// @param coins_ Each once, with a rate for each term.
    constructor(ITRC20 rewardToken_, uint256[] memory terms_, CoinConfig[] memory coins_) {
        rewardToken = address(rewardToken_);
        vault = address(new RewardVault(rewardToken_));
        _terms = terms_;
        for (uint256 i; i < coins_.length; ++i) {
            CoinConfig memory config = coins_[i];
            assert(_numbers[config.coin] == 0 && config.minimum > 0 && config.rates.length == terms_.length);
            _offers.push(Offer(config.coin, config.minimum, 0));
            _numbers[config.coin] = _offers.length;
            for (uint256 j; j < terms_.length; ++j) rateOf[config.coin][terms_[j]] = config.rates[j];
        }
        // A stake has 16 bits for both.
        assert(_offers.length < 1 << 16 && terms_[terms_.length - 1] < 1 << 16);
    }

    // ---- The reserve

    /// @inheritdoc ITermStaking
    function fund(uint256 amount) external {
        // Interaction: first here, since the event contains what arrived. Nothing is stored for it.
        uint256 arrived = Deposits.take(ITRC20(rewardToken), vault, amount);

        emit Funded(msg.sender, arrived);
    }

    // ---- Reads

    /// @inheritdoc ITermStaking
    function terms() external view returns (uint256[] memory) {
        return _terms;
    }

    /// @inheritdoc ITermStaking
    function coins()
        external
        view
        returns (address[] memory addresses, uint256[] memory minimums, uint256[] memory totals)
    {
        uint256 length = _offers.length;
        addresses = new address[](length);
        minimums = new uint256[](length);
        totals = new uint256[](length);
        for (uint256 i; i < length; ++i) {
            Offer memory offer = _offers[i];
            (addresses[i], minimums[i], totals[i]) = (offer.coin, offer.minimum, offer.total);
        }
    }

    /// @inheritdoc ITermStaking
    function reserve() external view returns (uint256 balance, uint256 promised, uint256 free) {
        (balance, promised,) = IRewardVault(vault).reserve();
        promised -= _givenUp.sum();
        free = Math.saturatingSub(balance, promised);
    }

    // ---- Inside: coins

    function _offerOf(address coin) internal view returns (uint256 number, uint256 minimum) {
        number = _numbers[coin];
        if (number == 0) revert(TermReason.COIN);
        minimum = _offers[number - 1].minimum;
    }

    function _coinOf(uint256 number) internal view returns (address) {
        return _offers[number - 1].coin;
    }

    function _grow(uint256 number, uint256 amount) internal {
        _offers[number - 1].total += amount;
    }

    /// @dev Cannot fail: every stake was added.
    function _shrink(uint256 number, uint256 amount) internal {
        unchecked {
            _offers[number - 1].total -= amount;
        }
    }

    // ---- Inside: rewards

    /// @dev TES for a whole term, rounded down.
    function _rewardOf(address coin, uint256 termDays, uint256 amount) internal view returns (uint256) {
        uint256 rate = rateOf[coin][termDays];
        if (rate == 0) revert(TermReason.TERM);
        return (amount * rate) / UNIT;
    }

    /// @dev Sets a reward aside, what was given up first.
    function _promise(uint256 reward) internal {
        uint256 again = _givenUp.sum();
        if (again > 0) {
            // Effect:
            _givenUp = KeptWord.none();

            // Interaction:
            IRewardVault(vault).release(again);
        }
        IRewardVault(vault).setAside(reward);
    }

    /// @dev Cannot fail: it makes no call, and what is given up was set aside.
    function _giveUp(uint256 reward) internal {
        _givenUp = _givenUp.plusUnchecked(reward);
    }
}
