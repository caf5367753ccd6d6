// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {FickleToken} from "../../../platform/contracts/FickleToken.t.sol";
import {OddToken} from "../../../platform/contracts/OddToken.t.sol";
import {Usdt} from "../../../platform/contracts/local/Usdt.sol";
import {TeamWorld} from "../../team/contract/TeamWorld.t.sol";
import {ITermStaking} from "./ITermStaking.sol";
import {TermStaking} from "./TermStaking.sol";

/// @title The world that every test of TermStaking lives in.
/// @notice ALICE and BOB are active, CAROL is not; all have 1,000,000e6 of each coin. 10 and 100 days; over 10 days
/// `odd` earns a tenth of itself in TES, `usdt` 2 * 10^12 for one unit, `tes` a hundredth. `odd` has no 100 days. The
/// reserve is 1,000e18.
abstract contract TermWorld is TeamWorld {
    uint256 internal constant MINIMUM = 1e6;
    uint256 internal constant RESERVE = 1_000e18;
    uint256 internal constant TERM = 10 days;

    FickleToken internal tes;
    OddToken internal odd;
    Usdt internal usdt;
    TermStaking internal staking;

    function setUp() public virtual override {
        super.setUp();
        tes = new FickleToken();
        odd = new OddToken();
        usdt = Usdt(deploy("Usdt", abi.encode(1e15)));
        begin(configs(), RESERVE);
    }

    /// @dev With so much TES in reserve.
    function begin(ITermStaking.CoinConfig[] memory coins, uint256 reserve) internal {
        staking = TermStaking(deploy("TermStaking", abi.encode(team, tes, termDays(), coins)));
        equip(ALICE);
        equip(BOB);
        equip(CAROL);
        tes.approve(address(staking), type(uint256).max);
        staking.fund(reserve);
    }

    function termDays() internal pure returns (uint256[] memory days_) {
        days_ = new uint256[](2);
        (days_[0], days_[1]) = (10, 100);
    }

    function configs() internal view returns (ITermStaking.CoinConfig[] memory coins) {
        coins = new ITermStaking.CoinConfig[](3);
        coins[0] = config(address(odd), 1e17, 0);
        coins[1] = config(address(usdt), 2e30, 3e31);
        coins[2] = config(address(tes), 1e16, 15e16);
    }

    function config(
        address coin,
        uint256 rate,
        uint256 longRate
    ) internal pure returns (ITermStaking.CoinConfig memory made) {
        uint256[] memory rates = new uint256[](2);
        (rates[0], rates[1]) = (rate, longRate);
        return ITermStaking.CoinConfig(coin, uint96(MINIMUM), rates);
    }

    function equip(address user) internal {
        odd.transfer(user, 1_000_000e6);
        usdt.transfer(user, 1_000_000e6);
        tes.transfer(user, 1_000_000e6);
        vm.prank(user);
        odd.approve(address(staking), type(uint256).max);
        vm.prank(user);
        usdt.approve(address(staking), type(uint256).max);
        vm.prank(user);
        tes.approve(address(staking), type(uint256).max);
    }

    function pledge(address user, uint256 amount) internal returns (uint256 id) {
        vm.prank(user);
        return staking.pledge(address(odd), 10, amount);
    }

    function claim(address user, uint256 id) internal returns (uint256) {
        uint256[] memory ids = new uint256[](1);
        ids[0] = id;
        return claim(user, ids);
    }

    function claim(address user, uint256[] memory ids) internal returns (uint256 paid) {
        uint256 before = tes.balanceOf(user);
        vm.prank(user);
        staking.claim(ids);
        return tes.balanceOf(user) - before;
    }

    function promised() internal view returns (uint256 amount) {
        (, amount,) = staking.reserve();
    }

    function amountOf(uint256 id) internal view returns (uint256 amount) {
        (,, amount,,,,,) = staking.positionOf(id);
    }

    function earnedOf(uint256 id) internal view returns (uint256 earned) {
        (,,,,,,, earned) = staking.positionOf(id);
    }
}
