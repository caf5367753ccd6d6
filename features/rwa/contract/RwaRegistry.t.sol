// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IRwaRegistry} from "./IRwaRegistry.sol";
import {IRwaAsset} from "./IRwaAsset.sol";
import {RegistryReason, RwaReason} from "./RwaReason.sol";
import {RwaWorld} from "./RwaWorld.t.sol";

// allow
// ├── given another than the registrar, or no account ─ it should be refused
// └── otherwise an account should be on the list until then, and not a second longer
// make
// ├── given another than the registrar ─ it should be refused
// ├── given a name, a symbol, a document, a coin, a party or a number out of range ─ it should be refused
// └── otherwise it should make an asset with exactly these terms
// The template ─ it should be no asset
contract RwaRegistryTest is RwaWorld {
    // ---- allow

    function test_Allow_ByAnother() public {
        address[3] memory others = [ATTESTOR, ISSUER, ALICE];
        for (uint256 i; i < 3; ++i) {
            expectReason(RegistryReason.NOT_REGISTRAR);
            vm.prank(others[i]);
            registry.allow(DAVE, 1e12);
        }
    }

    function test_Allow_Nobody() public {
        expectReason(RegistryReason.ADDRESS);
        vm.prank(REGISTRAR);
        registry.allow(address(0), 1e12);
    }

    function test_Allow_UntilThen() public {
        uint256 until = vm.getBlockTimestamp() + 1 days;
        vm.expectEmit(address(registry));
        emit IRwaRegistry.Allowed(DAVE, until);
        vm.prank(REGISTRAR);
        registry.allow(DAVE, until);
        vm.assertEq(registry.allowedUntil(DAVE), until, "until");
        pass(1 days - 1);
        vm.assertTrue(registry.isAllowed(DAVE), "in the last second");
        pass(1);
        vm.assertTrue(!registry.isAllowed(DAVE), "after it");
        vm.assertTrue(!registry.isAllowed(address(1)), "another");
        vm.prank(REGISTRAR);
        registry.allow(DAVE, type(uint256).max);
        vm.assertTrue(registry.isAllowed(DAVE), "for ever");
        forbid(DAVE);
        vm.assertTrue(!registry.isAllowed(DAVE), "taken off");
    }

    // ---- make

    function test_Make() public {
        uint256[4] memory numbers = [uint256(7), 3, 5, vm.getBlockTimestamp() + 365 days];
        vm.recordLogs();
        vm.prank(REGISTRAR);
        address made = registry.make("A", "B", REPORT, numbers, address(odd), ISSUER, REVENUE);
        bytes32[] memory topics = vm.getRecordedLogs()[0].topics;
        vm.assertTrue(topics[0] == IRwaRegistry.Made.selector, "event");
        vm.assertEq(address(uint160(uint256(topics[1]))), made, "of the asset");
        vm.assertTrue(registry.isMade(made), "made");
        vm.assertEq(registry.count(), 3, "count");
        vm.assertEq(registry.assetAt(2), made, "by its number");

        IRwaAsset one = IRwaAsset(made);
        vm.assertEq(one.name(), "A", "name");
        vm.assertEq(one.symbol(), "B", "symbol");
        vm.assertEq(one.decimals(), 0, "decimals");
        vm.assertEq(one.totalSupply(), 0, "supply");
        vm.assertEq(one.registry(), address(registry), "registry");
        vm.assertEq(one.attestor(), ATTESTOR, "attestor");
        (bytes32 document, uint256[4] memory found, address coin, address issuer, address revenue) = one.terms();
        vm.assertTrue(document == REPORT, "document");
        for (uint256 i; i < 4; ++i) vm.assertEq(found[i], numbers[i], "number");
        vm.assertEq(coin, address(odd), "coin");
        vm.assertEq(issuer, ISSUER, "issuer");
        vm.assertEq(revenue, REVENUE, "revenue");
        address[] memory coins = one.coins();
        vm.assertEq(coins.length, 2, "coins");
        vm.assertEq(coins[0], address(0), "TRX");
        vm.assertEq(coins[1], address(odd), "its coin");
    }

    function test_Make_ByAnother() public {
        uint256[4] memory numbers = right();
        expectReason(RegistryReason.NOT_REGISTRAR);
        vm.prank(ISSUER);
        registry.make("A", "B", DOCUMENT, numbers, address(usdt), ISSUER, REVENUE);
    }

    function test_Make_GivenALongName() public {
        string memory name = "0123456789012345678901234567890123456789012345678901234567890123";
        vm.prank(REGISTRAR);
        address made = registry.make(name, "012345678901", DOCUMENT, right(), address(usdt), ISSUER, REVENUE);
        vm.assertEq(IRwaAsset(made).name(), name, "64 bytes");
        vm.assertEq(IRwaAsset(made).symbol(), "012345678901", "12 bytes");
        refused(string.concat(name, "4"), "B", DOCUMENT, right(), RegistryReason.NAME);
        refused("A", "0123456789012", DOCUMENT, right(), RegistryReason.SYMBOL);
    }

    function test_Make_GivenSomethingIsMissing() public {
        refused("", "B", DOCUMENT, right(), RegistryReason.NAME);
        refused("A", "", DOCUMENT, right(), RegistryReason.SYMBOL);
        refused("A", "B", 0, right(), RegistryReason.DOCUMENT);
    }

    function test_Make_GivenAnotherCoin() public {
        address[2] memory coins = [address(0), address(team)];
        for (uint256 i; i < 2; ++i) {
            uint256[4] memory numbers = right();
            expectReason(RegistryReason.COIN);
            vm.prank(REGISTRAR);
            registry.make("A", "B", DOCUMENT, numbers, coins[i], ISSUER, REVENUE);
        }
    }

    function test_Make_GivenPartiesThatAreOne() public {
        address[2][5] memory parties = [
            [ISSUER, ISSUER],
            [ATTESTOR, REVENUE],
            [ISSUER, ATTESTOR],
            [address(0), REVENUE],
            [ISSUER, address(0)]
        ];
        for (uint256 i; i < 5; ++i) {
            uint256[4] memory numbers = right();
            expectReason(RegistryReason.PARTIES);
            vm.prank(REGISTRAR);
            registry.make("A", "B", DOCUMENT, numbers, address(usdt), parties[i][0], parties[i][1]);
        }
    }

    function test_Make_GivenNumbersAtTheirLimits() public {
        uint256 now_ = vm.getBlockTimestamp();
        uint256 most = type(uint40).max;
        number(0, 0, RegistryReason.PRICE);
        number(0, type(uint96).max / 10, "");
        number(0, type(uint96).max / 10 + 1, RegistryReason.PRICE);
        number(1, 0, RegistryReason.SHARES);
        number(1, 10, "");
        number(1, 11, RegistryReason.SHARES);
        number(2, most, "");
        number(2, most + 1, RegistryReason.SHARES);
        number(3, now_, RegistryReason.DEADLINE);
        number(3, now_ + 1, "");
        number(3, now_ + 365 days, "");
        number(3, now_ + 365 days + 1, RegistryReason.DEADLINE);
    }

    // ---- Others

    function test_AssetAt_GivenThereIsNone() public {
        expectReason(RegistryReason.INDEX);
        registry.assetAt(2);
    }

    function test_Reads() public view {
        vm.assertEq(registry.registrar(), REGISTRAR, "registrar");
        vm.assertEq(registry.attestor(), ATTESTOR, "attestor");
        vm.assertEq(registry.MAX_TIME(), 365 days, "longest sale");
        address[] memory coins = registry.coins();
        vm.assertEq(coins.length, 2, "coins");
        vm.assertEq(coins[0], address(usdt), "the first");
        vm.assertTrue(!registry.isMade(registry.template()), "the template");
        vm.assertTrue(!registry.isMade(ALICE), "an account");
    }

    /// @dev Nothing that needs terms works there; what needs none finds nothing.
    function test_TheTemplate_IsNoAsset() public {
        IRwaAsset one = IRwaAsset(registry.template());
        bytes[12] memory calls = [
            abi.encodeCall(one.buy, (1)),
            abi.encodeCall(one.refund, ()),
            abi.encodeCall(one.refundFor, (ALICE)),
            abi.encodeCall(one.attest, (DOCUMENT, 1)),
            abi.encodeCall(one.release, ()),
            abi.encodeCall(one.distribute, (1)),
            abi.encodeCall(one.fulfil, (ALICE, 1)),
            abi.encodeCall(one.terms, ()),
            abi.encodeCall(one.name, ()),
            abi.encodeCall(one.symbol, ()),
            abi.encodeCall(one.coins, ()),
            abi.encodeCall(one.state, ())
        ];
        for (uint256 i; i < 12; ++i) {
            expectReason(RwaReason.TEMPLATE);
            vm.prank(ATTESTOR, ATTESTOR);
            (bool done,) = address(one).call(calls[i]);
            done;
        }
        expectReason(RwaReason.NOTHING);
        one.claim();
        expectReason(RwaReason.NOT_RELEASED);
        one.transfer(BOB, 0);
    }

    // ---- Inside

    function right() private view returns (uint256[4] memory) {
        return [uint256(1), 1, 10, vm.getBlockTimestamp() + 1 days];
    }

    function number(uint256 which, uint256 value, string memory reason) private {
        uint256[4] memory numbers = right();
        numbers[which] = value;
        refused("A", "B", DOCUMENT, numbers, reason);
    }

    /// @dev Without a reason it is made.
    function refused(
        string memory name,
        string memory symbol,
        bytes32 document,
        uint256[4] memory numbers,
        string memory reason
    ) private {
        if (bytes(reason).length > 0) expectReason(reason);
        vm.prank(REGISTRAR);
        registry.make(name, symbol, document, numbers, address(usdt), ISSUER, REVENUE);
    }
}
