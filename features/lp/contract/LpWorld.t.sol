// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {FickleToken} from "../../../platform/contracts/FickleToken.t.sol";
import {OddToken} from "../../../platform/contracts/OddToken.t.sol";
import {Usdt} from "../../../platform/contracts/local/Usdt.sol";
import {IPairFactory} from "../../exchange/contract/IPairFactory.sol";
import {TeamWorld} from "../../team/contract/TeamWorld.t.sol";
import {ILpStaking} from "./ILpStaking.sol";
import {LpStaking} from "./LpStaking.sol";

/// @dev Returns any coin as the pair of two others; makes an odd one where none was set.
contract AnyPairs is IPairFactory {
    mapping(address coinA => mapping(address coinB => address)) public getPair;
    address[] public allPairs;
    bool public constant mintsWithOne = false;

    function name(address coinA, address coinB, address pair) external {
        getPair[coinA][coinB] = pair;
        allPairs.push(pair);
    }

    function createPair(address coinA, address coinB) external returns (address pair) {
        pair = address(new OddToken());
        getPair[coinA][coinB] = pair;
    }

    function allPairsLength() external view returns (uint256) {
        return allPairs.length;
    }
}

/// @title The world that every test of LpStaking lives in.
/// @notice Two pools: `lp`, whose LP coin can take every bad habit, and `usdt`, whose coin returns false when it pays.
/// ALICE and BOB are active and have 1,000,000e6 of each, CAROL is not. A stream of 10 TES a second runs in `lp` for
/// 1,000 seconds. The reward coin can be broken.
abstract contract LpWorld is TeamWorld {
    uint256 internal constant MINIMUM = 1e6;
    uint256 internal constant LEAST_RATE = 100;
    uint256 internal constant SHORTEST = 10;
    uint256 internal constant LONGEST = 365 days;
    uint256 internal constant RATE = 10e18;

    FickleToken internal tes;
    OddToken internal lp;
    Usdt internal usdt;
    AnyPairs internal pairs;
    LpStaking internal staking;

    function setUp() public virtual override {
        super.setUp();
        tes = new FickleToken();
        lp = new OddToken();
        usdt = Usdt(deploy("Usdt", abi.encode(1e15)));
        pairs = new AnyPairs();
        pairs.name(address(1), address(2), address(lp));
        pairs.name(address(1), address(3), address(usdt));
        begin(configs(2), RATE * 1_000);
    }

    /// @dev With so much TES for 1,000 seconds in `lp`.
    function begin(ILpStaking.PoolConfig[] memory pools, uint256 reward) internal {
        staking = LpStaking(deploy("LpStaking", abi.encode(team, tes, pairs, SHORTEST, LONGEST, pools)));
        equip(ALICE);
        equip(BOB);
        equip(CAROL);
        tes.approve(address(staking), type(uint256).max);
        staking.fund(address(lp), reward, inSeconds(1_000));
    }

    function configs(uint256 count) internal pure returns (ILpStaking.PoolConfig[] memory pools) {
        pools = new ILpStaking.PoolConfig[](count);
        for (uint256 i; i < count; ++i) {
            pools[i] = ILpStaking.PoolConfig(address(1), address(uint160(2 + i)), uint96(MINIMUM), uint96(LEAST_RATE));
        }
    }

    function equip(address user) internal {
        lp.transfer(user, 1_000_000e6);
        usdt.transfer(user, 1_000_000e6);
        vm.prank(user);
        lp.approve(address(staking), type(uint256).max);
        vm.prank(user);
        usdt.approve(address(staking), type(uint256).max);
    }

    function inSeconds(uint256 time) internal view returns (uint256) {
        return vm.getBlockTimestamp() + time;
    }

    function stake(address user, uint256 amount) internal {
        vm.prank(user);
        staking.stake(address(lp), amount);
    }

    function claim(address user) internal returns (uint256 paid) {
        uint256 before = tes.balanceOf(user);
        vm.prank(user);
        staking.claim(address(lp));
        return tes.balanceOf(user) - before;
    }

    function withdraw(address user, uint256 amount) internal {
        vm.prank(user);
        staking.withdraw(address(lp), amount);
    }

    function exit(address user) internal {
        vm.prank(user);
        staking.exit(address(lp));
    }

    function earned(address user) internal view returns (uint256 amount) {
        (, amount,) = staking.positionOf(address(lp), user);
    }

    function staked(address user) internal view returns (uint256 amount) {
        (amount,,) = staking.positionOf(address(lp), user);
    }

    function owed(address user) internal view returns (uint256 amount) {
        (,, amount) = staking.positionOf(address(lp), user);
    }

    function balance(ITRC20 coin) internal view returns (uint256) {
        return coin.balanceOf(address(staking));
    }

    function spare() internal view returns (uint256 amount) {
        (,,,, amount) = staking.poolOf(address(lp));
    }
}
