// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {OddToken} from "../../../platform/contracts/OddToken.t.sol";
import {Usdt} from "../../../platform/contracts/local/Usdt.sol";
import {FeeSplitter} from "../../team/contract/FeeSplitter.sol";
import {TeamWorld} from "../../team/contract/TeamWorld.t.sol";
import {IRwaAsset} from "./IRwaAsset.sol";
import {IRwaRegistry} from "./IRwaRegistry.sol";

/// @title The world that every test of assets lives in.
/// @notice ALICE, BOB and CAROL are on the allow-list, DAVE is not. All, the issuer and the revenue address have WEALTH of
/// USDT and of `odd`, and let the asset in USDT and the one in `odd` move it. Of each asset MOST shares are for sale at
/// PRICE, with a TARGET, for 30 days.
abstract contract RwaWorld is TeamWorld {
    uint256 internal constant WEALTH = 1_000_000e6;
    uint256 internal constant PRICE = 50e6;
    uint256 internal constant TARGET = 100;
    uint256 internal constant MOST = 1_000;
    uint256 internal constant RESERVE = 60_000e6;
    bytes32 internal constant DOCUMENT = keccak256("offering");
    bytes32 internal constant REPORT = keccak256("report");
    bytes32 internal constant REPORT2 = keccak256("second report");

    address internal immutable DAVE = actor("dave");
    address internal immutable REGISTRAR = actor("registrar");
    address internal immutable ATTESTOR = actor("attestor");
    address internal immutable ISSUER = actor("issuer");
    address internal immutable REVENUE = actor("revenue");

    IRwaRegistry internal registry;
    IRwaAsset internal asset;
    IRwaAsset internal oddAsset;
    Usdt internal usdt;
    OddToken internal odd;
    uint256 internal deadline;

    /// @dev What a test reads of an account.
    struct Held {
        uint256 shares;
        uint256 waiting;
        uint256 byRefund;
        uint256 byClaim;
        uint256 byClaimRedemption;
    }

    function setUp() public virtual override {
        super.setUp();
        address splitter = deploy("FeeSplitter", abi.encode(team, actor("platform"), actor("pool")));
        usdt = Usdt(deploy("Usdt", abi.encode(1e18)));
        odd = new OddToken();
        address[] memory coins = new address[](2);
        (coins[0], coins[1]) = (address(usdt), address(odd));
        bytes memory parameters = abi.encode(team, splitter, REGISTRAR, ATTESTOR, coins);
        registry = IRwaRegistry(deploy("RwaRegistry", parameters));
        deadline = vm.getBlockTimestamp() + 30 days;
        asset = make(address(usdt), PRICE, TARGET, MOST);
        oddAsset = make(address(odd), PRICE, TARGET, MOST);
        allow(ALICE);
        allow(BOB);
        allow(CAROL);
        address[6] memory all = [ALICE, BOB, CAROL, DAVE, ISSUER, REVENUE];
        for (uint256 i; i < 6; ++i) {
            equip(all[i], asset, ITRC20(address(usdt)));
            equip(all[i], oddAsset, odd);
        }
    }

    function make(address coin, uint256 price, uint256 target_, uint256 most) internal returns (IRwaAsset) {
        uint256[4] memory numbers = [price, target_, most, deadline];
        vm.prank(REGISTRAR);
        return IRwaAsset(registry.make("Harbour House", "HRBR", DOCUMENT, numbers, coin, ISSUER, REVENUE));
    }

    function equip(address user, IRwaAsset spender, ITRC20 coin) internal {
        coin.transfer(user, WEALTH);
        vm.prank(user);
        coin.approve(address(spender), type(uint256).max);
    }

    function allow(address user) internal {
        uint256 until = vm.getBlockTimestamp() + 3650 days;
        vm.prank(REGISTRAR);
        registry.allow(user, until);
    }

    function forbid(address user) internal {
        vm.prank(REGISTRAR);
        registry.allow(user, 0);
    }

    // ---- Steps

    function buy(address user, uint256 shares) internal {
        vm.prank(user, user);
        asset.buy(shares);
    }

    function attest(bytes32 document, uint256 reserve) internal {
        vm.prank(ATTESTOR);
        asset.attest(document, reserve);
    }

    /// @dev 60 of ALICE, 40 of BOB: the target. Then attested and released: 600 a share.
    function released() internal {
        buy(ALICE, 60);
        buy(BOB, 40);
        attest(DOCUMENT, RESERVE);
        pass(72 hours);
        asset.release();
    }

    /// @dev The same of the asset in `odd`.
    function oddReleased() internal {
        oddBought();
        vm.prank(ATTESTOR);
        oddAsset.attest(DOCUMENT, RESERVE);
        pass(72 hours);
        oddAsset.release();
    }

    function oddBought() internal {
        vm.prank(ALICE, ALICE);
        oddAsset.buy(60);
        vm.prank(BOB, BOB);
        oddAsset.buy(40);
    }

    function distribute(uint256 amount) internal {
        vm.prank(REVENUE);
        asset.distribute(amount);
    }

    function move(address from, address to, uint256 shares) internal {
        vm.prank(from);
        asset.transfer(to, shares);
    }

    function request(address user, uint256 shares) internal {
        vm.prank(user);
        asset.requestRedemption(shares);
    }

    function fulfil(address user) internal {
        vm.prank(ISSUER);
        asset.fulfil(user, WEALTH);
    }

    // ---- Reads

    function held(IRwaAsset of_, address user) internal view returns (Held memory one) {
        (one.shares, one.waiting, one.byRefund, one.byClaim, one.byClaimRedemption) = of_.holdingOf(user);
    }

    function checkHeld(address user, uint256 shares, uint256 byClaim) internal view {
        Held memory one = held(asset, user);
        vm.assertEq(one.shares, shares, "shares");
        vm.assertEq(asset.balanceOf(user), shares, "balance of shares");
        vm.assertEq(one.byClaim, byClaim, "dividends");
    }

    function checkMoney(uint256 escrow, uint256 dividends, uint256 redeemed) internal view {
        (uint256 a, uint256 b, uint256 c) = asset.money();
        vm.assertEq(a, escrow, "escrow");
        vm.assertEq(b, dividends, "dividends left");
        vm.assertEq(c, redeemed, "redemptions not claimed");
        vm.assertEq(usdt.balanceOf(address(asset)), escrow + dividends + redeemed, "held");
    }

    function checkState(uint256 state) internal view {
        vm.assertEq(asset.state(), state, "state");
    }
}
