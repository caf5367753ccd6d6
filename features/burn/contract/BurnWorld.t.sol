// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {FixedPriceOracle} from "../../../platform/contracts/FixedPriceOracle.sol";
import {Tes} from "../../../platform/contracts/Tes.sol";
import {Usdt} from "../../../platform/contracts/local/Usdt.sol";
import {IPair} from "../../exchange/contract/IPair.sol";
import {PairFactory} from "../../exchange/contract/PairFactory.sol";
import {Router} from "../../exchange/contract/Router.sol";
import {TwapOracle} from "../../exchange/contract/TwapOracle.sol";
import {Wtrx} from "../../exchange/contract/Wtrx.sol";
import {FeeSplitter} from "../../team/contract/FeeSplitter.sol";
import {TeamWorld} from "../../team/contract/TeamWorld.t.sol";
import {BurnMining} from "./BurnMining.sol";
import {BurnReason} from "./BurnReason.sol";
import {IBurnMining} from "./IBurnMining.sol";

/// @title The world that every test of BurnMining lives in.
/// @notice A TRX costs 0.25 USDT. The pool of TES has 2,000,000 TES and 100,000 USDT, so a TES is worth 0.05; that of TRX
/// 400,000 TRX and 100,000 USDT. Period 0 pays 3,888,000 TES, half a TES a second: a day's pool is 43,200, of which
/// miners share 34,560, and each kind of node 2,880. A pass costs 10 USDT, 40 TRX; nodes 100, 500 and 2,000 USDT, 400, 2,000 and
/// 8,000 TRX, in 4, 2 and 1 places. ALICE and BOB are active and have a pass; CAROL is not. The vault holds one pool,
/// and no period is open.
abstract contract BurnWorld is TeamWorld {
    address internal constant SINK = address(0xdEaD);
    address internal constant FUND = address(0xF00D);
    address internal constant PLATFORM = address(0xFEE);
    address internal constant POOL = address(0x9001);
    uint256 internal constant FIRST = 3_888_000e18;
    uint256 internal constant DAY = 43_200e18;
    uint256 internal constant PASS = 40e6;
    uint256 internal constant NEVER = type(uint256).max;

    Tes internal tes;
    Usdt internal usdt;
    Wtrx internal wtrx;
    PairFactory internal factory;
    Router internal router;
    TwapOracle internal averages;
    FixedPriceOracle internal prices;
    FeeSplitter internal splitter;
    BurnMining internal burning;
    IPair internal pair;

    function setUp() public virtual override {
        super.setUp();
        vm.deal(address(this), 1e15);
        vm.deal(FUND, 1);
        tes = Tes(deploy("Tes", abi.encode(address(this))));
        usdt = Usdt(deploy("Usdt", abi.encode(1_000_000_000e6)));
        wtrx = Wtrx(deploy("Wtrx"));
        factory = PairFactory(deploy("PairFactory"));
        router = Router(deploy("Router", abi.encode(factory, wtrx)));
        prices = FixedPriceOracle(deploy("FixedPriceOracle", abi.encode(250_000)));
        splitter = FeeSplitter(deploy("FeeSplitter", abi.encode(team, PLATFORM, POOL)));
        averages = TwapOracle(deploy("TwapOracle", abi.encode(factory, wtrx, tes, usdt, 2 hours)));
        pair = IPair(averages.tesPair());
        tes.transfer(address(pair), 2_000_000e18);
        usdt.transfer(address(pair), 100_000e6);
        pair.mint(address(this));
        address trxPair = averages.trxPair();
        wtrx.deposit{value: 400_000e6}();
        wtrx.transfer(trxPair, 400_000e6);
        usdt.transfer(trxPair, 100_000e6);
        IPair(trxPair).mint(address(this));
        later(1 hours);
        burning = BurnMining(deploy("BurnMining", abi.encode(setup())));
        equip(ALICE);
        equip(BOB);
        equip(CAROL);
        buyPass(ALICE);
        buyPass(BOB);
        tes.approve(address(burning), NEVER);
        burning.fund(FIRST);
    }

    function setup() internal view returns (IBurnMining.Setup memory) {
        return IBurnMining.Setup({
            team: team,
            splitter: splitter,
            prices: prices,
            averages: averages,
            router: router,
            tes: address(tes),
            usdt: address(usdt),
            fund: FUND,
            firstPool: FIRST,
            passPrice: 10e6,
            nodePrices: [uint256(100e6), 500e6, 2_000e6],
            places: [uint256(4), 2, 1],
            depth: 20_000e6
        });
    }

    function equip(address user) internal {
        tes.transfer(user, 10_000_000e18);
        vm.prank(user);
        tes.approve(address(burning), NEVER);
    }

    // ---- Time

    /// @dev Lets half an hour or more pass, with an average of its end.
    function later(uint256 time) internal {
        vm.warp(vm.getBlockTimestamp() + time - 30 minutes);
        averages.poke();
        vm.warp(vm.getBlockTimestamp() + 30 minutes);
        averages.poke();
    }

    function openPeriod() internal {
        burning.openPeriod();
    }

    // ---- Calls

    function buyPass(address user) internal {
        vm.prank(user);
        burning.buyPass{value: PASS}();
    }

    function burn(address user, uint256 uAmount) internal {
        vm.prank(user);
        burning.burn(address(tes), uAmount);
    }

    function claim(address user) internal returns (uint256 paid) {
        uint256 before = tes.balanceOf(user);
        vm.prank(user);
        burning.claim();
        return tes.balanceOf(user) - before;
    }

    function refuseClaim(address user) internal {
        expectReason(BurnReason.NOTHING);
        vm.prank(user);
        burning.claim();
    }

    function refuseClaim(address user, uint256 nodeId, string memory reason) internal {
        expectReason(reason);
        vm.prank(user);
        burning.claimNode(nodeId);
    }

    function buyNode(address user, uint256 kind) internal returns (uint256 nodeId) {
        uint256 price = [uint256(400e6), 2_000e6, 8_000e6][kind - 1];
        vm.prank(user);
        return burning.buyNode{value: price}(kind);
    }

    function activateNode(address user, uint256 kind) internal returns (uint256 nodeId) {
        nodeId = buyNode(user, kind);
        vm.prank(user);
        burning.activate(nodeId);
    }

    function claimNode(address user, uint256 nodeId) internal returns (uint256 paid) {
        uint256 before = tes.balanceOf(user);
        vm.prank(user);
        burning.claimNode(nodeId);
        return tes.balanceOf(user) - before;
    }

    // ---- The market

    /// @dev Leaves `percent` of the USDT in the pool of TES: below 100 TES are cheaper, above dearer.
    function move(uint256 percent) internal {
        (uint256 ofTes, uint256 ofUsdt) = reserves();
        bool usdtIsFirst = pair.token0() == address(usdt);
        uint256 wanted = (ofUsdt * percent) / 100;
        // Ample: what is left over stays in the pool.
        if (percent < 100) {
            uint256 out = ofUsdt - wanted;
            tes.transfer(address(pair), (ofTes * 1_004 * out) / (wanted * 1_000) + 1);
            pair.swap(usdtIsFirst ? out : 0, usdtIsFirst ? 0 : out, address(this), "");
        } else {
            usdt.transfer(address(pair), wanted - ofUsdt);
            uint256 out = (ofTes * (wanted - ofUsdt) * 996) / (wanted * 1_000);
            pair.swap(usdtIsFirst ? 0 : out, usdtIsFirst ? out : 0, address(this), "");
        }
    }

    /// @dev Leaves a hundredth of the pool with liquidity, at the same price.
    function thin() internal {
        pair.transfer(address(pair), (pair.balanceOf(address(this)) * 99) / 100);
        pair.burn(address(this));
    }

    function reserves() internal view returns (uint256 ofTes, uint256 ofUsdt) {
        (uint256 reserve0, uint256 reserve1,) = pair.getReserves();
        return pair.token0() == address(tes) ? (reserve0, reserve1) : (reserve1, reserve0);
    }

    // ---- Reads

    function powerOf(address user) internal view returns (uint256 power) {
        (power,,) = burning.minerOf(user);
    }

    function owedTo(address user) internal view returns (uint256 owed) {
        (, owed,) = burning.minerOf(user);
    }

    function networkPower() internal view returns (uint256 power) {
        (,, power) = burning.minerOf(address(0));
    }

    function owedToNode(uint256 nodeId) internal view returns (uint256 owed) {
        (,,,,, owed) = burning.nodeOf(nodeId);
    }

    function promised() internal view returns (uint256 amount) {
        (, amount,) = burning.reserve();
    }

    receive() external payable {}
}
